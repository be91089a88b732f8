# By which a game presents itself before anybody has opened it.
tiwanaku-title = Tiwanaku
tiwanaku-tagline = A hidden valley: explore its soil, divine its crops.
tiwanaku-about = Every field follows the laws of Pachamama. Walk, deduce, announce, and do not anger her. Against each other, alone or together against the Otoma.
tiwanaku-daily = Scenario of the day
