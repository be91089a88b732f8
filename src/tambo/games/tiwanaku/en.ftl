# Tiwanaku in English.

tiwanaku-title = Tiwanaku
tiwanaku-tagline = A hidden valley: explore its soil, divine its crops.
tiwanaku-about = Every field follows the laws of Pachamama. Walk, deduce, announce, and do not anger her.
