import type { Side } from '../../kits/fields'

/** What each side can do, in a sentence or two. */
export const abilities: Readonly<Record<Side, string>> = {
  woodwalkers:
    'Mieszka w Lasach. Tylko ono wie, przy których Górach leżą Totemy: odkrywa je w Lesie obok Góry i wynosi za skraj mapy.',
  ironclad:
    'Mieszka w Górach. Umieszcza Fundamenty i zmienia je w Kuźnie; Wiertło przynosi mu Kryształy, a u boku Wojowników walczą Golemy.',
  marquise:
    'Zaczyna z wojownikiem prawie na każdej polanie i buduje. Tartaki dają drewno na budynki, a każdy budynek daje punkty.',
  eyrie:
    'Ich Dekret rośnie co turę i mówi, co muszą zrobić. Punktują za Gniazda, a gdy nie mogą go wypełnić, wybuchają Zamieszki.',
  alliance:
    'Zaczyna bez niczego na mapie. Rozmieszcza Sympatyków, którzy dają punkty, i wznieca Bunty: wtedy z polany znikają wszyscy wrogowie.',
  vagabond:
    'Jeden pionek z torbą przedmiotów, którego nikt nie usunie. Bada Ruiny, pomaga, wykonuje Misje albo walczy; każda z dziewięciu postaci umie co innego.',
  cult: 'Odprawiają rytuały kartami, których nie tracą, i punktują za Ogrody. To, co odrzucają inni, decyduje, gdzie nawracają wrogów.',
  riverfolk:
    'Sprzedaje wszystkim karty, łodzie i najemników. Wojownicy, którymi płacą inni, to jej pieniądze na Faktorie.',
  duchy:
    'Zbiera wojowników w Norze pod mapą i Tunelem dociera wszędzie. Pokazuje karty, aby przekonać Ministrów, którzy dają punkty i działają w każdej następnej turze.',
  corvid:
    'Podkłada wśród wrogów zakryte Intrygi i chodzi, gdzie chce, bez względu na kontrolę. Odkryta Intryga uderza i daje punkty za wszystkie odkryte.',
  hundreds:
    'Lord łupi przedmioty, a żetony Szturmu najeżdżają wszystko wokół. Punktuje za polany, na których nie został żaden wróg.',
  keepers:
    'Odnajduje w lasach Relikty, zanosi je do swoich Posterunków i odzyskuje. Karty jej Świty działają co turę od nowa.',
  nature: 'Zawsze ma to, czego brakuje: jej zdolność daje dwa dowolne zasoby podstawowe.',
  technology: 'Przechowuje więcej Reliktów niż inni: jej zdolność powiększa Magazyn i dobiera Bohatera.',
  nomads:
    'Nigdy nie stoją tam, gdzie stali: ich zdolność przenosi Zarządcę na dowolne wolne pole i daje dwa zasoby z tego pola.',
  aristocrats:
    'Zagrywają dwóch Bohaterów w turze: ich zdolność zagrywa Bohatera o dowolnej sile, oprócz tego zwykłego.',
}
