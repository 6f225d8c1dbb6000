import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Bostelmann Gesundheitstraining UG (haftungsbeschränkt)",
    "legal_form": "UG (haftungsbeschränkt)",
    "street": "Gudesstraße 31",
    "zip": "29525",
    "city": "Uelzen",
    "country": "DE",
    "vat_id": "DE308441292",
    "register_court": "Amtsgericht Lüneburg",
    "hr_number": "HRB 209417",
    "ceos": [
      "Jana Bostelmann"
    ],
    "phones": [
      "+495813890460"
    ],
    "fax": [
      "+495813890469"
    ],
    "emails": [
      "hallo@haltwerk-uelzen.de"
    ],
    "founding_date": "2017",
    "number_of_employees": "11",
    "branches": [
      {
        "street": "Vor dem Bardowicker Tore 48",
        "zip": "21339",
        "city": "Lüneburg"
      }
    ],
    "reviews": [
      {
        "rating": 4.8,
        "count": 137
      }
    ],
    "description_de": "gerätegestütztes Rückentraining mit persönlicher Betreuung in kleinen Gruppen"
  },
  "traps": [
    "Haltwerk Franchise",
    "Haltwerk Studios Nord",
    "Ainmillerstraße",
    "80801",
    "HRB 231908",
    "Amtsgericht München",
    "DE239177065",
    "Eisenreich",
    "Kreuzpaintner",
    "+4989416107",
    "service@haltwerk.com",
    "karriere@",
    "expansion@",
    "Siebenschritt",
    "DE145073311",
    "Klenzestraße",
    "Fromme",
    "Mauernstraße",
    "celle@haltwerk-celle.de",
    "Südheide",
    "Lister Meile",
    "Alvermann",
    "Heidmark",
    "Am Sande 1",
    "18.420",
    "mehr als 900",
    "Dynarex",
    "13485",
    "+4958190770",
    "Behn"
  ]
};
