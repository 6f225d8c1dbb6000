import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    "company_name": "Zgraggmatt Informatik AG",
    "legal_form": "AG",
    "street": "Sagenhofstrasse 22",
    "zip": "6030",
    "city": "Ebikon",
    "country": "CH",
    "vat_id": "CHE217439581",
    "register_court": "Handelsregisteramt des Kantons Luzern",
    "hr_number": "CHE-217.439.581",
    "ceos": [
      "Reto Zgraggen",
      "Sibylle Amrhein"
    ],
    "phones": [
      "+41415318260"
    ],
    "fax": [],
    "emails": [
      "info@zgraggmatt.ch"
    ],
    "founding_date": "1999",
    "number_of_employees": "rund 60",
    "branches": [
      {
        "street": "Ringstrasse 134",
        "zip": "7000",
        "city": "Chur"
      }
    ],
    "certifications": [
      {
        "name": "ISO/IEC 27001:2022",
        "issuer": "SQS",
        "valid_until": "2027-09-18"
      }
    ],
    "reviews": [
      {
        "rating": 4.7,
        "count": 58
      }
    ],
    "description_de": "betreut die Informatik von KMU, Schulen und Gemeinden in der Zentralschweiz"
  },
  traps: [
    "Telematik",
    "6370",
    "Bytewerk",
    "1994",
    "1941",
    "ISO 22301",
    "ISO 50001",
    "EN 50600",
    "ISO 27701",
    "2007",
    "1997",
    "1450",
    "1852",
    "12000",
    "1996",
    "145",
    "1843",
    "1931",
    "FSSC 22000",
    "1968",
    "1906",
    "1983",
    "700 Angestellten",
    "402",
    "jobs@",
    "5318274",
    "5587140",
    "Föhnwind",
    "Dörig",
    "CHE-109.382.748"
  ],
};
