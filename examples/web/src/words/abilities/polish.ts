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
    'Ich Dekret rośnie co turę i mówi, co muszą zrobić; gdy nie zdołają go wypełnić, wybuchają Zamieszki. Punktują za Gniazda.',
  alliance:
    'Zaczyna bez niczego na mapie. Rozmieszcza Sympatyków, którzy dają punkty, i wznieca Rewolty: wtedy z polany znikają wszyscy wrogowie.',
  vagabond:
    'Jeden pionek, którego nikt nie usunie, z torbą przedmiotów. Bada Ruiny, pomaga, wykonuje Misje albo walczy; każda z dziewięciu postaci umie co innego.',
  cult: 'Odprawiają Rytuały za pomocą kart, których przy tym nie tracą, i punktują za Ogrody. To, co odrzucają inni, decyduje, gdzie nawracają wrogów.',
  riverfolk:
    'Sprzedaje wszystkim karty, łodzie i najemników. Wojownicy, którymi płacą inni, to jej pieniądze na Faktorie.',
  duchy:
    'Zbiera wojowników w Norze pod mapą i Tunelami dociera wszędzie. Pokazuje karty, aby przekonać Ministrów, którzy dają punkty i działają w każdej następnej turze.',
  corvid:
    'Podkłada wśród wrogów zakryte Intrygi i rusza się bez względu na to, kto kontroluje polany. Odkryta Intryga działa i daje punkty za wszystkie odkryte.',
  hundreds:
    'Jego Lord szabruje przedmioty, a Szturmy niszczą wszystko, czego dosięgną. Punktuje za polany, na których nie został żaden wróg.',
  keepers:
    'Odnajduje w lasach Relikty, zanosi je do swoich Posterunków i odzyskuje. Karty jej Świty działają co turę od nowa.',
  nature: 'Zawsze ma to, czego brakuje: jej zdolność daje dwa dowolne zasoby podstawowe.',
  technology: 'Przechowuje więcej Reliktów niż inni: jej zdolność powiększa Magazyn i pozwala dobrać Bohatera.',
  nomads:
    'Nigdy nie stoją tam, gdzie stali: ich zdolność przenosi Zarządcę na dowolne wolne pole i daje dwa zasoby z tego pola.',
  aristocrats:
    'Zagrywają w turze dwóch Bohaterów: ich zdolność pozwala, oprócz zwykłego, zagrać jeszcze jednego, o dowolnej sile.',
}
