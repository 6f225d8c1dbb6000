import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Wehmschulte Tortechnik GmbH",
    "legal_form": "GmbH",
    "street": "Dieselstraße 22",
    "zip": "46395",
    "city": "Bocholt",
    "country": "DE",
    "vat_id": "DE319204752",
    "register_court": "Amtsgericht Coesfeld",
    "hr_number": "HRB 9873",
    "ceos": [
      "Anke Wehmschulte-Rieks",
      "Holger Tenbrink"
    ],
    "phones": [
      "+49287127490"
    ],
    "fax": [
      "+492871274929"
    ],
    "emails": [
      "info@wehmschulte-tortechnik.de"
    ],
    "founding_date": "1998",
    "number_of_employees": "62",
    "branches": [
      {
        "street": "Robert-Bosch-Straße 91",
        "zip": "89520",
        "city": "Heidenheim"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 9001:2015",
        "issuer": "TÜV Rheinland Cert GmbH",
        "valid_until": "2027-05-31"
      }
    ],
    "description_de": "entwickelt und fertigt Industrietore, Feuerwehrtore und Hallenschiebetore auf Maß",
    "description_en": "designs and builds made-to-measure industrial doors, fire station doors"
  },
  "traps": [
    "Wehmschulte Beteiligungs",
    "Wehmschulte Stahlbau",
    "Wehmschulte Montage",
    "Wehmschulte Verwaltungs",
    "Königsesch",
    "48683",
    "Industriestraße 37",
    "46414",
    "HRB 15420",
    "HRA 6114",
    "HRB 7038",
    "HRB 12665",
    "DE284619375",
    "DE173509261",
    "DE265088149",
    "Bernhard Wehmschulte",
    "Nienhaus",
    "Hidding",
    "Brockmeyer",
    "Schulze Icking",
    "zentrale@",
    "wehmschulte-montage",
    "+492872948",
    "+492561966",
    "EN 1090",
    "Pixelhof",
    "Overhage",
    "310",
    "Elmotrix",
    "ISO 14001"
  ]
};
