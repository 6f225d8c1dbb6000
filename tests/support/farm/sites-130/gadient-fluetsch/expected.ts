import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Gadient & Flütsch Gebäudetechnikplanung GmbH",
    "legal_form": "GmbH",
    "street": "Kasernenstrasse 84",
    "zip": "7000",
    "city": "Chur",
    "country": "CH",
    "vat_id": "CHE324177501",
    "register_court": "Handelsregisteramt des Kantons Graubünden",
    "hr_number": "CHE-324.177.501",
    "ceos": [
      "Reto Gadient",
      "Ladina Flütsch"
    ],
    "phones": [
      "+41812504730"
    ],
    "fax": [],
    "emails": [
      "mail@gadient-fluetsch.ch"
    ],
    "founding_date": "2009",
    "number_of_employees": "23",
    "branches": [
      {
        "street": "Glennerstrasse 24",
        "zip": "7130",
        "city": "Ilanz"
      }
    ],
    "certifications": [
      {
        "name": "ISO 9001:2015",
        "issuer": "SQS",
        "valid_until": "2027-02-19"
      }
    ],
    "description_de": "plant Heizung, Lüftung, Klima und Sanitär für Schulen"
  },
  "traps": [
    "Alpenrösli",
    "CHE-108.426.171",
    "CHE-112.903.843",
    "CHE-105.933.218",
    "CHE-114.770.323",
    "CHE-217.450.967",
    "CHE-401.288.739",
    "St. Gallen",
    "Poststrasse 261",
    "Italienische Strasse",
    "Via Pradatsch",
    "Kantonsstrasse 87",
    "Grossfeldstrasse",
    "Andri Tscharner",
    "Nägeli",
    "Cavegn",
    "Caflisch",
    "GR-318-A",
    "Parpan",
    "Steinbock",
    "Säntis",
    "Hartbertstrasse",
    "Kadermann",
    "obrecht-zanolari",
    "Bodensee",
    "HRB 719038",
    "Minergie",
    "ISO 14001",
    "1921",
    "Gäuggelistrasse"
  ]
};
