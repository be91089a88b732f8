"""Our map of the Andes, our tokens, cards and labour (TAHUANTINSUYU-1.1, 1.2, 3.1, 5.5), as data.

The text is in the format of `components_box`, the same in which a printed copy is typed in. Places
keep their true order from north to south and from west to east (`PLACES`), drawn towards the
nearest border so that roads meet; distances shrink away from Cuzco. Long regions follow the royal
road from Vilcashuamán by Hatun Xauxa, Huánuco Pampa and Cajamarca to Tomebamba and Quito, so that
the north is worth the way. At many sites regions meet in a point: a road into the one across
reveals its token (6.1). Kinds of sites, bonuses and tokens came out of the simulations in
docs/balance/tahuantinsuyu.md.
"""

from typing import NamedTuple

# Not Final: a compiled board would keep the text of the day on which it was compiled.
ANDES = """\
region r1 at 224 40 by r2 r3 name Quito
region r2 at 64 112 by r1 r4 name Manta
region r3 at 214 130 by r1 r5 name Cañar
region r4 at 84 200 by r2 r7 r8 name Tumbes
region r5 at 206 226 by r3 r6 r8 r9 name Palta
region r6 at 262 258 by r5 r9 name Bracamoros
region r7 at 38 286 by r4 r8 r10 name Tallán
region r8 at 122 266 by r4 r5 r7 name Cajamarca
region r9 at 312 384 by r5 r6 r11 r16 name Chachapoya
region r10 at 176 500 by r7 r11 r12 r14 name Chimú
region r11 at 262 456 by r9 r10 r12 r13 name Huamachuco
region r12 at 228 550 by r10 r11 r14 name Huaylas
region r13 at 316 520 by r11 r15 r16 name Huánuco
region r14 at 240 628 by r10 r12 r17 r21 name Chancay
region r15 at 322 599 by r13 r16 r18 r21 name Tarma
region r16 at 408 484 by r9 r13 r15 r19 name Panatahua
region r17 at 262 720 by r14 r20 r21 name Pachacámac
region r18 at 352 645 by r15 r19 r21 name Huanta
region r19 at 456 606 by r16 r18 r21 r25 r26 name Campa
region r20 at 272 812 by r17 r21 r22 r23 name Chincha
region r21 at 330 734 by r14 r15 r17 r18 r19 r20 r23 r25 name Huanca
region r22 at 290 900 by r20 r24 r30 name Nazca
region r23 at 426 806 by grey r20 r21 r24 r25 r27 name Vilcas
region r24 at 384 898 by r22 r23 r27 r30 name Lucana
region r25 at 506 682 by grey r19 r21 r23 r26 r28 name Vilcabamba
region r26 at 612 614 by r19 r25 r28 r33 name Manu
region r27 at 462 880 by grey r23 r24 r29 r30 r31 name Aymara
region r28 at 694 744 by grey r25 r26 r29 r32 r33 name Paucartambo
region r29 at 590 874 by grey r27 r28 r31 r32 r34 name Cana
region r30 at 436 1010 by r22 r24 r27 r35 name Condesuyo
region r31 at 548 966 by r27 r29 r34 r35 name Collagua
region r32 at 742 794 by r28 r29 r33 r37 name Carabaya
region r33 at 786 712 by r26 r28 r32 r37 name Chuncho
region r34 at 660 966 by r29 r31 r36 r37 name Qolla
region r35 at 564 1040 by r30 r31 r36 r38 name Arequipa
region r36 at 712 1054 by r34 r35 r37 r38 r39 name Lupaca
region r37 at 836 892 by r32 r33 r34 r36 r40 name Kallawaya
region r38 at 716 1142 by r35 r36 r41 r42 name Arica
region r39 at 812 1090 by r36 r40 r41 name Pacaje
region r40 at 920 1060 by r37 r39 r41 r43 name Charca
region r41 at 832 1176 by r38 r39 r40 r42 r43 name Caranga
region r42 at 744 1310 by r38 r41 r44 r45 name Atacama
region r43 at 952 1250 by r40 r41 r44 name Chicha
region r44 at 890 1348 by r42 r43 r45 name Calchaquí
region r45 at 740 1524 by r42 r44 name Chile
site CUZ cuzco at 545 790 in grey name Cuzco
site OLL garrison at 506 741 in grey r23 r25 name Ollantaytambo
site PIS garrison at 584 749 in grey r25 r28 name Písac
site URC garrison at 602 812 in grey r28 r29 name Urcos
site PAR garrison at 552 851 in grey r27 r29 name Paruro
site QUI city 4 at 186 46 in r1 r3 name Quito
site TOM city 5 at 120 172 in r1 r2 r3 r4 r5 r8 name Tomebamba
site CHB huaca at 126 106 in r1 r2 name Chimborazo
site TUM garrison at 52 200 in r4 r7 name Tumbes
site AYP city at 88 258 in r4 r7 r8 name Aypate
site JAE garrison at 186 294 in r5 r6 r9 name Jaén
site TUC city at 80 350 in r7 r10 name Túcume
site KUE city at 256 338 in r6 r9 name Kuélap
site CAJ city at 196 388 in r5 r7 r8 r9 r10 r11 name Cajamarca
site CHA city 5 at 130 446 in r10 name Chan Chan
site CAT huaca at 200 439 in r10 r11 name Catequil
site HUA huaca at 210 487 in r10 r11 r12 name Huascarán
site CHV city at 230 517 in r11 r12 name Chavín
site PMG garrison at 203 597 in r10 r12 r14 name Paramonga
site HUP city at 272 548 in r11 r12 r13 r14 r15 r21 name Huánuco Pampa
site HLG huaca at 322 462 in r9 r11 r13 r16 name Huallaga
site PMP garrison at 282 606 in r14 r17 r21 name Pumpu
site PAC city 2 at 226 690 in r14 r17 name Pachacámac
site XAU garrison at 326 656 in r15 r18 r21 name Hatun Xauxa
site SAT garrison at 362 598 in r15 r16 r18 r19 name Satipo
site CEN city at 276 776 in r17 r20 r21 name La Centinela
site TMC city at 318 850 in r20 r22 r23 r24 name Tambo Colorado
site WAR city 3 at 374 716 in r18 r19 r21 name Wari
site VIL city at 382 808 in r20 r21 r23 name Vilcashuamán
site CAH huaca at 330 928 in r22 r24 name Cahuachi
site SAR huaca at 406 954 in r24 r27 r30 name Sara Sara
site APU garrison at 454 846 in r23 r24 r27 name Apurímac
site VIT garrison at 440 734 in r21 r23 r25 name Vitcos
site ESP city at 432 676 in r19 r25 name Espíritu Pampa
site OPA garrison at 618 674 in r25 r26 r28 name Opatari
site PIL huaca at 674 656 in r26 r28 r33 name Pilcopata
site PAU huaca at 642 732 in r28 name Paucartambo
site RAQ city at 610 914 in r29 r31 r34 name Raqchi
site AUS huaca at 678 836 in r28 r29 r32 name Ausangate
site MAU city at 540 910 in r27 r29 r31 name Maukallaqta
site COR huaca at 470 972 in r27 r30 r31 r35 name Coropuna
site ATI huaca at 398 1012 in r22 r24 r30 name Atico
site PIC huaca at 620 1018 in r31 r34 r35 r36 name Pichu Pichu
site HCH garrison at 284 674 in r17 r21 name Huarochirí
site PUK city at 702 938 in r29 r32 r34 r37 name Pukara
site CAR garrison at 732 880 in r32 r37 name Carabaya
site IXI city at 812 812 in r32 r33 r37 name Ixiamas
site HTQ city at 708 984 in r34 r36 name Hatunqolla
site TIT huaca at 758 1000 in r34 r36 r37 name Titicaca
site ISK huaca at 806 958 in r37 name Iskanwaya
site BAU huaca at 662 1080 in r35 r36 r38 name Cerro Baúl
site TIW city 5 at 800 1048 in r36 r37 r39 r40 name Tiwanaku
site ARI garrison at 688 1172 in r38 r42 name Arica
site SAJ huaca at 768 1126 in r36 r38 r39 r41 name Sajama
site PRI city at 866 1104 in r39 r40 r41 name Paria
site SAM garrison at 1008 1130 in r40 r43 name Samaipata
site POR huaca at 915 1206 in r40 r41 r43 name Porco
site CTP garrison at 806 1300 in r41 r42 r43 r44 name Catarpe
site TIL garrison at 940 1330 in r43 r44 name Tilcara
site QLM garrison at 886 1408 in r42 r44 r45 name Quilmes
site COP garrison at 676 1420 in r42 r45 name Copiapó
site CHN garrison at 656 1510 in r45 name Chena
road CUZ-OLL in grey
road CUZ-PIS in grey
road CUZ-URC in grey
road CUZ-PAR in grey
road OLL-VIL in r23
road OLL-APU in r23
road OLL-VIT in r23 r25
road OLL-ESP in r25
road PIS-ESP in r25
road PIS-OPA in r25 r28
road PIS-PAU in r28
road URC-PAU in r28
road URC-RAQ in r29
road URC-AUS in r28 r29
road URC-PUK in r29
road PAR-SAR in r27
road PAR-APU in r27
road PAR-MAU in r27 r29
road PAR-COR in r27
road QUI-TOM in r1 r3
road QUI-CHB in r1
road TOM-CHB in r1 r2
road TOM-TUM in r4
road TOM-AYP in r4 r8
road TOM-JAE in r5
road TOM-CAJ in r5 r8
road TUM-AYP in r4 r7
road TUM-TUC in r7
road AYP-TUC in r7
road AYP-CAJ in r7 r8
road JAE-KUE in r6 r9
road JAE-CAJ in r5 r9
road TUC-CAJ in r7 r10
road TUC-CHA in r10
road KUE-CAJ in r9
road CAJ-CHA in r10
road CAJ-CAT in r10 r11
road CAJ-HUP in r11
road CAJ-HLG in r9 r11
road CHA-CAT in r10
road CHA-HUA in r10
road CHA-PMG in r10
road CAT-HUA in r10 r11
road HUA-CHV in r11 r12
road HUA-PMG in r10 r12
road CHV-HUP in r11 r12
road PMG-HUP in r12 r14
road PMG-PAC in r14
road HUP-HLG in r11 r13
road HUP-PMP in r14 r21
road HUP-XAU in r15 r21
road HLG-SAT in r16
road PMP-PAC in r14 r17
road PMP-XAU in r21
road PMP-HCH in r17 r21
road PAC-CEN in r17
road PAC-HCH in r17
road XAU-SAT in r15 r18
road XAU-WAR in r18 r21
road XAU-VIL in r21
road XAU-HCH in r21
road SAT-ESP in r19
road CEN-TMC in r20
road CEN-HCH in r17 r21
road TMC-VIL in r20 r23
road TMC-CAH in r22 r24
road TMC-APU in r23 r24
road WAR-VIL in r21
road WAR-VIT in r21
road VIL-APU in r23
road VIL-VIT in r21 r23
road CAH-ATI in r22 r24
road SAR-APU in r24 r27
road SAR-COR in r27 r30
road SAR-ATI in r24 r30
road VIT-ESP in r25
road OPA-PIL in r26 r28
road OPA-PAU in r28
road PIL-PAU in r28
road PIL-IXI in r33
road AUS-PUK in r29 r32
road AUS-IXI in r32
road MAU-COR in r27 r31
road MAU-PIC in r31
road COR-PIC in r31 r35
road PIC-HTQ in r34 r36
road PIC-BAU in r35 r36
road PUK-CAR in r32 r37
road PUK-HTQ in r34
road PUK-TIT in r34 r37
road CAR-IXI in r32 r37
road CAR-ISK in r37
road HTQ-TIT in r34 r36
road HTQ-BAU in r36
road HTQ-TIW in r36
road TIT-ISK in r37
road TIT-TIW in r36 r37
road ISK-TIW in r37
road BAU-ARI in r38
road BAU-SAJ in r36 r38
road TIW-SAJ in r36 r39
road TIW-PRI in r39 r40
road ARI-SAJ in r38
road ARI-CTP in r42
road ARI-COP in r42
road SAJ-PRI in r39 r41
road SAJ-POR in r41
road SAJ-CTP in r41
road PRI-POR in r40 r41
road SAM-POR in r40 r43
road SAM-TIL in r43
road POR-CTP in r41 r43
road POR-TIL in r43
road CTP-TIL in r43 r44
road CTP-QLM in r42 r44
road TIL-QLM in r44
road QLM-COP in r42 r45
road QLM-CHN in r45
road COP-CHN in r45
first 4 CUZ-OLL CUZ-PIS CUZ-URC CUZ-PAR
first 3 CUZ-OLL CUZ-PAR CUZ-PIS
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


class Place(NamedTuple):
    """Where a site really lies: degrees north and east, how far off that may be, and its land."""

    latitude: float
    longitude: float
    within: float
    land: str
    source: str


# Coordinates as gazetteers and guides commonly give them for the spot named last, rounded to a
# hundredth of a degree (about a kilometre); `within` grows where ruin and name are apart, where a
# whole valley is meant or where the spot is disputed.
PLACES = {
    "CUZ": Place(-13.52, -71.98, 0.02, "sierra", "the main square of today's city"),
    "OLL": Place(-13.26, -72.26, 0.02, "sierra", "the ruins above the town"),
    "PIS": Place(-13.41, -71.85, 0.02, "sierra", "the ruins above the town"),
    "URC": Place(-13.69, -71.62, 0.02, "sierra", "today's town, by its lake"),
    "PAR": Place(-13.76, -71.85, 0.02, "sierra", "today's town"),
    "QUI": Place(-0.22, -78.51, 0.02, "sierra", "the old town"),
    "TOM": Place(-2.91, -79.00, 0.02, "sierra", "Pumapungo in Cuenca"),
    "CHB": Place(-1.47, -78.82, 0.02, "sierra", "the summit"),
    "TUM": Place(-3.62, -80.46, 0.10, "coast", "Cabeza de Vaca near Corrales"),
    "AYP": Place(-4.71, -79.58, 0.10, "sierra", "the ruins, district of Ayabaca"),
    "JAE": Place(-5.71, -78.81, 0.05, "sierra", "today's town; the old one lay nearby"),
    "TUC": Place(-6.52, -79.84, 0.02, "coast", "the pyramids"),
    "KUE": Place(-6.42, -77.92, 0.02, "jungle", "the fortress, in the cloud forest"),
    "CAJ": Place(-7.16, -78.51, 0.02, "sierra", "the main square"),
    "CHA": Place(-8.11, -79.07, 0.02, "coast", "the ruins west of Trujillo"),
    "CAT": Place(
        -8.02, -78.16, 0.02, "sierra", "Namanchugo below Cerro Icchal, from its excavators' report"
    ),
    "HUA": Place(-9.12, -77.60, 0.02, "sierra", "the summit"),
    "CHV": Place(-9.59, -77.18, 0.02, "sierra", "the temple of Chavín de Huántar"),
    "PMG": Place(-10.65, -77.84, 0.03, "coast", "the fortress"),
    "HUP": Place(-9.88, -76.82, 0.03, "sierra", "the ruins, Huánuco Viejo"),
    "HLG": Place(
        -9.30, -76.00, 0.30, "jungle", "the upper valley at Tingo María; a river has no one place"
    ),
    "PMP": Place(-10.95, -76.25, 0.10, "sierra", "the ruins at the outflow of Lake Junín"),
    "PAC": Place(-12.26, -76.90, 0.02, "coast", "the temple of the sun"),
    "XAU": Place(-11.79, -75.49, 0.05, "sierra", "Sausa, beside today's Jauja"),
    "SAT": Place(-11.25, -74.64, 0.05, "jungle", "today's town; a gate of the forest, not a ruin"),
    "CEN": Place(-13.45, -76.17, 0.05, "coast", "the ruins near Chincha Baja"),
    "TMC": Place(-13.70, -75.83, 0.03, "coast", "the ruins in the valley of Pisco"),
    "WAR": Place(-13.06, -74.20, 0.03, "sierra", "the ruins north of Ayacucho"),
    "VIL": Place(-13.65, -73.95, 0.02, "sierra", "the ushnu in the town"),
    "CAH": Place(-14.82, -75.12, 0.03, "coast", "the pyramids by the river of Nazca"),
    "SAR": Place(-15.33, -73.45, 0.03, "sierra", "the summit"),
    "APU": Place(
        -13.55,
        -72.60,
        0.20,
        "sierra",
        "the oracle by the great bridge, near Curahuasi; its spot is not certain",
    ),
    "VIT": Place(-13.10, -72.94, 0.05, "sierra", "Rosaspata above Huancacalle"),
    "ESP": Place(-12.90, -73.20, 0.05, "jungle", "the ruins of old Vilcabamba"),
    "OPA": Place(
        -13.00,
        -71.50,
        0.30,
        "jungle",
        "a coca land of the chronicles in the valley of Kosñipata; about",
    ),
    "PIL": Place(-12.91, -71.40, 0.05, "jungle", "today's Pillcopata, named by the chronicles"),
    "PAU": Place(-13.32, -71.60, 0.02, "sierra", "today's town"),
    "RAQ": Place(-14.17, -71.37, 0.02, "sierra", "the temple of Wiracocha"),
    "AUS": Place(-13.79, -71.23, 0.02, "sierra", "the summit"),
    "MAU": Place(-14.00, -72.00, 0.10, "sierra", "the ruins near Pacariqtambo"),
    "COR": Place(-15.52, -72.65, 0.03, "sierra", "the summit"),
    "ATI": Place(-16.23, -73.61, 0.05, "coast", "today's harbour"),
    "PIC": Place(-16.44, -71.24, 0.05, "sierra", "the summit"),
    "HCH": Place(-12.14, -76.23, 0.05, "sierra", "today's town; in the province of its manuscript"),
    "PUK": Place(-15.05, -70.37, 0.05, "sierra", "the ruins beside the town"),
    "CAR": Place(-14.07, -70.43, 0.20, "sierra", "Macusani, chief town of the province"),
    "IXI": Place(
        -13.77, -68.13, 0.20, "jungle", "today's town; the fortress lies in the hills near it"
    ),
    "HTQ": Place(-15.67, -70.14, 0.05, "sierra", "today's village of Hatuncolla"),
    "TIT": Place(-16.02, -69.17, 0.05, "sierra", "the sacred rock on the Island of the Sun"),
    "ISK": Place(-15.47, -68.70, 0.10, "jungle", "the ruins near Aucapata"),
    "BAU": Place(-17.11, -70.85, 0.03, "sierra", "the flat top above Moquegua"),
    "TIW": Place(-16.55, -68.67, 0.02, "sierra", "the ruins"),
    "ARI": Place(-18.48, -70.32, 0.05, "coast", "today's city, below its Morro"),
    "SAJ": Place(-18.11, -68.88, 0.02, "sierra", "the summit"),
    "PRI": Place(-17.87, -67.00, 0.10, "sierra", "today's village northeast of Oruro"),
    "SAM": Place(-18.18, -63.82, 0.02, "sierra", "the fort"),
    "POR": Place(-19.80, -65.98, 0.05, "sierra", "the mining town"),
    "CTP": Place(-22.86, -68.18, 0.05, "sierra", "the tambo north of San Pedro de Atacama"),
    "TIL": Place(-23.59, -65.40, 0.03, "sierra", "the Pucará"),
    "QLM": Place(-26.47, -66.03, 0.05, "sierra", "the ruins"),
    "COP": Place(-27.37, -70.33, 0.05, "coast", "today's city"),
    "CHN": Place(
        -33.62, -70.75, 0.05, "coast", "the Pucará de Chena; in the valley behind the coastal hills"
    ),
}
