import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Kronwerk Baumpflege Thaden & Ostermeyer eGbR",
    "legal_form": "eGbR",
    "street": "Am Bullhamm 26",
    "zip": "26441",
    "city": "Jever",
    "country": "DE",
    "vat_id": "DE269173408",
    "register_court": "Amtsgericht Oldenburg",
    "hr_number": "GsR 187",
    "ceos": [
      "Enno Thaden",
      "Rieke Ostermeyer"
    ],
    "phones": [
      "+49446174880"
    ],
    "fax": [
      "+49446174889"
    ],
    "emails": [
      "moin@kronwerk-jever.de"
    ],
    "founding_date": "2009",
    "number_of_employees": "14",
    "branches": [
      {
        "street": "Kanalstraße 118",
        "zip": "26382",
        "city": "Wilhelmshaven"
      }
    ],
    "certifications": [
      {
        "name": "RAL-Gütezeichen Baumpflege RAL-GZ 244",
        "issuer": "Gütegemeinschaft Grünpflege Nord e.V.",
        "valid_until": "2027-08-31"
      },
      {
        "name": "SCC*:2021",
        "issuer": "Prüfhaus Weser-Ems GmbH",
        "valid_until": "2028-02-14"
      }
    ],
    "reviews": [
      {
        "rating": 4.8,
        "count": 63
      }
    ],
    "description_de": "Kronenpflege, Kronensicherung, Baumkontrolle und Fällungen mit Seilklettertechnik in Friesland"
  },
  "traps": [
    "9218830",
    "1963",
    "1921",
    "FSC",
    "PEFC",
    "EN 566",
    "ISO 9001",
    "European Tree Worker",
    "Grüner Engel",
    "RAL-GZ 251",
    "5590236",
    "30914478",
    "bewerbung@",
    "204771",
    "HRB 3318",
    "Heiko",
    "Hajo",
    "Fokko Dierksen",
    "Marlies Hinrichs",
    "Moslestraße 55",
    "Hafenweg 14",
    "Prinzenstraße 5",
    "Weißensteinstraße 70",
    "Wiefelser Straße 12",
    "8998102",
    "Siebenschläfer",
    "Ammerländer Heerstraße",
    "Gartenbau Thaden"
  ]
};
