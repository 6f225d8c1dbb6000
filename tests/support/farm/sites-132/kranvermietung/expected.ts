import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Zurbrüggler Krane AG",
    "legal_form": "AG",
    "street": "Gwattmoosweg 24",
    "zip": "3645",
    "city": "Gwatt (Thun)",
    "country": "CH",
    "vat_id": "CHE227135645",
    "register_court": "Handelsregisteramt des Kantons Bern",
    "hr_number": "CHE-227.135.645",
    "ceos": [
      "Rosmarie Zurbrüggler"
    ],
    "phones": [
      "+41333447170"
    ],
    "fax": [
      "+41333447179"
    ],
    "emails": [
      "info@zurbrueggler-krane.ch"
    ],
    "founding_date": "1987",
    "number_of_employees": "48",
    "branches": [
      {
        "street": "Lonzastrasse 17",
        "zip": "3930",
        "city": "Visp"
      }
    ],
    "certifications": [
      {
        "name": "ISO 9001:2015",
        "issuer": "Helvecert AG",
        "valid_until": "2027-09-30"
      },
      {
        "name": "ISO 45001:2018",
        "issuer": "Helvecert AG",
        "valid_until": "2027-09-30"
      }
    ],
    "reviews": [
      {
        "rating": 4.7,
        "count": 118
      }
    ],
    "description_de": "Pneukrane von 35 bis 350 Tonnen mit Kranführer mieten"
  },
  "traps": [
    "306.184.271",
    "431.902.751",
    "Transporte",
    "Hansueli",
    "Ueli Zurbrüggler",
    "Beat Schmocker",
    "1924",
    "1958",
    "1907",
    "1962",
    "1996",
    "Lötschbergstrasse",
    "Industriegasse 8",
    "Sinserstrasse",
    "Flugplatzstrasse",
    "39001",
    "3834",
    "14001",
    "18001",
    "27001",
    "Minergie",
    "dispo@",
    "personal@",
    "occasion@",
    "Perrottet",
    "Effingerstrasse",
    "Hofstettenstrasse",
    "Bernstrasse 15",
    "Feldeggweg",
    "Reto Imseng"
  ]
};
