import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Physiotherapie Traunwinkel OG",
    "legal_form": "OG",
    "street": "Linzer Straße 38",
    "zip": "4810",
    "city": "Gmunden",
    "country": "AT",
    "vat_id": "ATU71583066",
    "register_court": "Landesgericht Wels",
    "hr_number": "FN 398417h",
    "ceos": [
      "Katharina Ploberger",
      "Stefan Ahorner"
    ],
    "phones": [
      "+43761270844"
    ],
    "fax": [
      "+437612708449"
    ],
    "emails": [
      "praxis@physio-traunwinkel.at"
    ],
    "founding_date": "2013",
    "number_of_employees": "14",
    "branches": [
      {
        "street": "Salzburger Straße 12",
        "zip": "4820",
        "city": "Bad Ischl"
      }
    ],
    "certifications": [
      {
        "name": "ISO 9001:2015",
        "issuer": "Quality Austria GmbH",
        "valid_until": "2027-05-17"
      }
    ],
    "reviews": [
      {
        "rating": 4.9,
        "count": 88
      }
    ],
    "description_de": "ist die Praxis für Physiotherapie und Training am Traunsee"
  },
  "traps": [
    "Hochleitner",
    "66120",
    "4182735",
    "27419",
    "371",
    "1350",
    "KTQ",
    "ISO 13485",
    "MTD-CPD",
    "BGF-Gütesiegel",
    "EMAS",
    "1843",
    "1889",
    "2006",
    "5600",
    "Marktstraße 5",
    "Birgit Renner",
    "Stadtplatz 21",
    "Theresa Nussbaumer",
    "Gerlinde Schobesberger",
    "team@",
    "Miller-von-Aichholz",
    "Esplanade 10",
    "Linke Wienzeile",
    "Schottenring",
    "Salzhof",
    "271365",
    "ATU64209733",
    "Almgrau",
    "Reitsamer",
    "Krenmayr",
    "Stelzhamerstraße",
    "Barichgasse",
    "Semmelweisstraße",
    "AT61"
  ]
};
