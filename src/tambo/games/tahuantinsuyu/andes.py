"""Our map of the Andes, our tokens, cards and labour (TAHUANTINSUYU-1.1, 1.2, 3.1, 5.5), as data.

The text is in the format of `box.py`, the same in which a printed copy is typed in. Regions run
from north to south; places lie where they really lie, drawn towards the nearest border so that
roads meet. Distances shrink away from Cuzco. The numbers of tokens, labour and bonuses came out of
the simulations in docs/balance/tahuantinsuyu.md.
"""

# Not Final: a compiled board would keep the text of the day on which it was compiled.
ANDES = """\
region r1 at 161 36 by r2 r3 name Quito
region r2 at 77 99 by r1 r3 r4 name Manta
region r3 at 172 145 by r1 r2 r4 r5 r6 name Cañar
region r4 at 43 225 by r2 r3 r5 r7 name Tumbes
region r5 at 116 236 by r3 r4 r6 r7 r8 name Palta
region r6 at 252 222 by r3 r5 r8 r9 name Bracamoros
region r7 at 53 280 by r4 r5 r8 name Tallán
region r8 at 138 347 by r5 r6 r7 r9 r10 r11 name Cajamarca
region r9 at 281 337 by r6 r8 r11 r13 r16 name Chachapoya
region r10 at 146 405 by r8 r11 r12 name Chimú
region r11 at 241 412 by r8 r9 r10 r12 r13 name Huamachuco
region r12 at 192 480 by r10 r11 r13 r14 name Huaylas
region r13 at 288 474 by r9 r11 r12 r15 r16 name Huánuco
region r14 at 219 568 by r12 r15 r17 name Chancay
region r15 at 313 564 by r13 r14 r16 r17 r18 r19 name Tarma
region r16 at 400 450 by r9 r13 r15 r19 name Panatahua
region r17 at 248 660 by r14 r15 r18 r20 name Pachacámac
region r18 at 333 641 by r15 r17 r19 r21 name Huanca
region r19 at 448 574 by r15 r16 r18 r21 r25 r26 name Campa
region r20 at 278 812 by r17 r21 r22 r23 name Chincha
region r21 at 350 747 by r18 r19 r20 r23 r25 name Angara
region r22 at 306 892 by r20 r23 r24 name Nazca
region r23 at 426 800 by grey r20 r21 r22 r24 r25 r27 name Vilcas
region r24 at 385 909 by r22 r23 r27 r30 name Lucana
region r25 at 507 712 by grey r19 r21 r23 r26 r28 name Vilcabamba
region r26 at 599 616 by r19 r25 r28 r33 name Manu
region r27 at 458 892 by grey r23 r24 r29 r30 r31 name Aymara
region r28 at 686 755 by grey r25 r26 r29 r32 r33 name Paucartambo
region r29 at 608 916 by grey r27 r28 r31 r32 r34 name Cana
region r30 at 451 987 by r24 r27 r31 name Condesuyo
region r31 at 537 1002 by r27 r29 r30 r34 r35 name Collagua
region r32 at 734 852 by r28 r29 r33 r34 r37 name Carabaya
region r33 at 777 678 by r26 r28 r32 name Chuncho
region r34 at 663 970 by r29 r31 r32 r35 r36 r37 name Qolla
region r35 at 611 1044 by r31 r34 r36 r38 name Arequipa
region r36 at 723 1062 by r34 r35 r37 r38 r39 name Lupaca
region r37 at 834 924 by r32 r34 r36 r39 r40 name Kallawaya
region r38 at 719 1142 by r35 r36 r39 r41 r42 name Arica
region r39 at 794 1071 by r36 r37 r38 r40 r41 name Pacaje
region r40 at 918 1070 by r37 r39 r41 r43 name Charca
region r41 at 830 1174 by r38 r39 r40 r42 r43 name Caranga
region r42 at 746 1265 by r38 r41 r43 r44 r45 name Atacama
region r43 at 948 1209 by r40 r41 r42 r44 name Chicha
region r44 at 846 1390 by r42 r43 r45 name Calchaquí
region r45 at 654 1505 by r42 r44 name Chile
site CUZ cuzco at 545 790 in grey name Cuzco
site OLL garrison at 488 779 in grey r23 r25 name Ollantaytambo
site PIS garrison at 566 736 in grey r25 r28 name Písac
site URC garrison at 602 800 in grey r28 r29 name Urcos
site PAR garrison at 544 848 in grey r27 r29 name Paruro
site QUI city at 108 50 in r1 r2 name Quito
site TOM city 3 at 110 172 in r3 r4 r5 name Tomebamba
site CHB huaca at 132 93 in r1 r2 r3 name Chimborazo
site TUM garrison at 55 147 in r2 r4 name Tumbes
site AYP garrison at 76 252 in r4 r5 r7 name Aypate
site JAE garrison at 177 283 in r5 r6 r8 name Jaén
site TUC city at 90 348 in r7 r8 name Túcume
site KUE city at 193 296 in r6 r8 r9 name Kuélap
site CAJ city at 198 356 in r8 r9 r11 name Cajamarca
site CHA city 5 at 101 373 in r8 r10 name Chan Chan
site CAT huaca at 161 387 in r8 r10 r11 name Catequil
site HUA huaca at 161 452 in r10 r11 r12 name Huascarán
site CHV city 2 at 232 460 in r11 r12 r13 name Chavín
site PMG garrison at 178 539 in r12 r14 name Paramonga
site HUP city at 249 531 in r13 r14 r15 name Huánuco Pampa
site HLG huaca at 328 394 in r9 r13 r16 name Huallaga
site PMP garrison at 252 612 in r14 r15 r17 name Pumpu
site PAC city 4 at 211 625 in r14 r17 name Pachacámac
site XAU city at 315 607 in r15 r18 name Hatun Xauxa
site SAT garrison at 369 536 in r15 r16 r19 name Satipo
site CEN city at 249 725 in r17 r20 name La Centinela
site TMC city at 326 832 in r20 r22 r23 name Tambo Colorado
site WAR city 4 at 372 720 in r21 name Wari
site VIL city at 384 765 in r21 r23 name Vilcashuamán
site CAH city at 340 965 in r22 r24 name Cahuachi
site SAR huaca at 445 939 in r24 r27 r30 name Sara Sara
site APU huaca at 427 873 in r23 r24 r27 name Apurímac
site VIT garrison at 430 744 in r21 r23 r25 name Vitcos
site ESP city at 467 630 in r19 r25 name Espíritu Pampa
site OPA huaca at 638 690 in r26 r28 name Opatari
site PAI garrison at 705 659 in r26 r28 r33 name Paititi
site PAU city at 655 741 in r28 name Paucartambo
site RAQ huaca at 615 880 in r29 name Raqchi
site AUS huaca at 662 823 in r28 r29 r32 name Ausangate
site MAU garrison at 551 918 in r27 r29 r31 name Maukallaqta
site COR huaca at 500 962 in r27 r30 r31 name Coropuna
site ATI garrison at 384 988 in r24 r30 name Atico
site PIC huaca at 620 996 in r31 r34 r35 name Pichu Pichu
site HCH city at 291 709 in r17 r18 r21 name Huarochirí
site PUK huaca at 679 894 in r29 r32 r34 name Pukara
site CAR garrison at 734 927 in r32 r34 r37 name Carabaya
site IXI city at 802 792 in r32 r33 name Ixiamas
site HTQ city at 694 997 in r34 r36 name Hatunqolla
site TIT huaca at 740 974 in r34 r36 r37 name Titicaca
site ISK city at 811 949 in r37 name Iskanwaya
site BAU garrison at 655 1078 in r35 r36 r38 name Cerro Baúl
site TIW city 4 at 768 1004 in r36 r37 r39 name Tiwanaku
site ARI garrison at 693 1215 in r38 r42 name Arica
site SAJ huaca at 767 1133 in r38 r39 r41 name Sajama
site PRI city at 854 1098 in r39 r40 r41 name Paria
site SAM garrison at 1014 1132 in r40 r43 name Samaipata
site POR huaca at 914 1150 in r40 r41 r43 name Porco
site CTP city at 848 1261 in r41 r42 r43 name Catarpe
site TIL garrison at 930 1309 in r43 r44 name Tilcara
site QLM garrison at 774 1386 in r42 r44 r45 name Quilmes
site COP garrison at 670 1364 in r42 r45 name Copiapó
site CHN garrison at 650 1470 in r45 name Chena
road CUZ-OLL in grey
road CUZ-PIS in grey
road CUZ-URC in grey
road CUZ-PAR in grey
road OLL-VIL in r23
road OLL-APU in r23
road OLL-VIT in r23 r25
road OLL-ESP in r25
road PIS-ESP in r25
road PIS-OPA in r28
road PIS-PAU in r28
road URC-PAU in r28
road URC-RAQ in r29
road URC-AUS in r28 r29
road URC-PUK in r29
road PAR-APU in r27
road PAR-SAR in r27
road PAR-COR in r27
road PAR-MAU in r27 r29
road QUI-CHB in r1 r2
road TOM-CHB in r3
road TOM-TUM in r4
road TOM-AYP in r4 r5
road TOM-JAE in r5
road CHB-TUM in r2
road TUM-AYP in r4
road AYP-JAE in r5
road AYP-TUC in r7
road JAE-TUC in r8
road JAE-KUE in r6 r8
road JAE-CAT in r8
road TUC-CHA in r8
road KUE-CAJ in r8 r9
road CAJ-CAT in r8 r11
road CAJ-CHV in r11
road CAJ-HLG in r9
road CHA-CAT in r8 r10
road CHA-HUA in r10
road CAT-HUA in r10 r11
road CAT-CHV in r11
road HUA-CHV in r11 r12
road HUA-PMG in r12
road CHV-PMG in r12
road CHV-HUP in r13
road CHV-HLG in r13
road PMG-HUP in r14
road PMG-PAC in r14
road HUP-PMP in r14 r15
road HUP-XAU in r15
road HUP-SAT in r15
road HLG-SAT in r16
road PMP-PAC in r14 r17
road PMP-XAU in r15
road PMP-HCH in r17
road PAC-CEN in r17
road XAU-SAT in r15
road XAU-HCH in r18
road SAT-ESP in r19
road CEN-TMC in r20
road CEN-HCH in r17
road TMC-VIL in r23
road TMC-CAH in r22
road TMC-APU in r23
road WAR-VIL in r21
road WAR-VIT in r21
road WAR-HCH in r21
road VIL-APU in r23
road VIL-VIT in r21 r23
road CAH-ATI in r24
road SAR-APU in r24 r27
road SAR-COR in r27 r30
road SAR-ATI in r24 r30
road APU-ATI in r24
road VIT-ESP in r25
road OPA-PAI in r26 r28
road OPA-PAU in r28
road PAI-PAU in r28
road PAI-IXI in r33
road PAU-AUS in r28
road RAQ-MAU in r29
road AUS-PUK in r29 r32
road AUS-IXI in r32
road MAU-COR in r27 r31
road MAU-PIC in r31
road COR-PIC in r31
road PIC-PUK in r34
road PIC-HTQ in r34
road PIC-BAU in r35
road PUK-CAR in r32 r34
road PUK-HTQ in r34
road CAR-IXI in r32
road CAR-HTQ in r34
road CAR-TIT in r34 r37
road CAR-ISK in r37
road HTQ-TIT in r34 r36
road HTQ-BAU in r36
road HTQ-TIW in r36
road TIT-ISK in r37
road TIT-TIW in r36 r37
road ISK-TIW in r37
road BAU-TIW in r36
road BAU-ARI in r38
road BAU-SAJ in r38
road TIW-SAJ in r39
road TIW-PRI in r39
road ARI-SAJ in r38
road ARI-CTP in r42
road ARI-QLM in r42
road ARI-COP in r42
road SAJ-PRI in r39 r41
road SAJ-POR in r41
road SAJ-CTP in r41
road PRI-POR in r40 r41
road SAM-POR in r40 r43
road SAM-TIL in r43
road POR-CTP in r41 r43
road POR-TIL in r43
road CTP-TIL in r43
road CTP-QLM in r42
road TIL-QLM in r44
road QLM-COP in r42 r45
road QLM-CHN in r45
road COP-CHN in r45
first 4 CUZ-OLL CUZ-PIS CUZ-URC CUZ-PAR
first 3 CUZ-OLL CUZ-PIS CUZ-PAR
labour 8 6 6 6 4 4 2
tokens 2/1/2 x4
tokens 3/1/3 x5
tokens 3/2/2 x4
tokens 4/1/4 x4
tokens 4/2/3 x6
tokens 5/2/4 x5
tokens 5/3/3 x4
tokens 6/2/5 x4
tokens 6/3/4 x3
tokens 7/3/5 x3
tokens 8/3/6 x2
tokens 8/4/7 x1
cards 2 surveyors roads+1
cards 2 floods roads-1
cards 2 renewal city-2
cards 2 masons temple-2
cards 2 eclipse no-temple+1
cards 3 resistance conquest+2
cards 3 envoys conquest-2
cards 2 quartermasters garrison-2
cards 2 unrest unrest+1
cards 2 terracers terrace-1 terrace-points+1
cards 2 nino nino+1
cards 2 epidemic labour-2
cards 2 mita labour+2
cards 2 great-pilgrimage pilgrimage+1
cards 2 local-pilgrimage local+1
"""
