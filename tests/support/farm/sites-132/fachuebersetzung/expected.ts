import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Sprachkontor Gaisbauer GmbH",
    "legal_form": "GmbH",
    "street": "Lendkai 63",
    "zip": "8020",
    "city": "Graz",
    "country": "AT",
    "vat_id": "ATU70362813",
    "register_court": "Landesgericht für Zivilrechtssachen Graz",
    "hr_number": "FN 374058k",
    "ceos": [
      "Johanna Gaisbauer",
      "Matthias Ogrinz"
    ],
    "phones": [
      "+43316718540"
    ],
    "fax": [
      "+4331671854020"
    ],
    "emails": [
      "anfrage@sprachkontor-gaisbauer.at"
    ],
    "founding_date": "2004",
    "number_of_employees": "23",
    "branches": [
      {
        "street": "Barnabitengasse 12/7",
        "zip": "1060",
        "city": "Wien"
      }
    ],
    "certifications": [
      {
        "name": "ISO 17100:2015",
        "issuer": "Norica Zertifizierungs GmbH",
        "valid_until": "2028-05-31"
      },
      {
        "name": "ISO 18587:2017",
        "issuer": "Norica Zertifizierungs GmbH",
        "valid_until": "2028-05-31"
      }
    ],
    "reviews": [
      {
        "rating": 4.9,
        "count": 112
      }
    ],
    "description_de": "geprüfte Fachübersetzungen für Technik, Medizin und Recht",
    "description_en": "certified specialist translations for engineering, medicine and law"
  },
  "traps": [
    "1979",
    "1988",
    "293517",
    "512736",
    "Pucher",
    "Lukas Gaisbauer",
    "Elfriede Haintz",
    "Szalontai",
    "vendors@",
    "jobs@",
    "4401839",
    "8855102",
    "13485",
    "27001",
    "15038",
    "21998",
    "19011",
    "UW 917",
    "FSC",
    "Peter-Tunner-Straße",
    "Villacher Straße",
    "Slovenska cesta",
    "Laubengasse",
    "Lendkai 61",
    "Trummer",
    "Barichgasse",
    "Schmiedgasse",
    "Körblergasse",
    "Herrengasse 18",
    "Murwelle"
  ]
};
