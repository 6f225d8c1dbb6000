import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Schreinerei Alois Bründler",
    "legal_form": "Einzelunternehmen",
    "street": "Glaubenbergstrasse 27",
    "zip": "6162",
    "city": "Entlebuch",
    "country": "CH",
    "vat_id": "CHE317462853",
    "register_court": "Handelsregisteramt des Kantons Luzern",
    "hr_number": "CHE-317.462.853",
    "ceos": [
      "Alois Bründler"
    ],
    "phones": [
      "+41414805197"
    ],
    "fax": [],
    "emails": [
      "werkstatt@schreinerei-bruendler-entlebuch.ch"
    ],
    "founding_date": "2004",
    "number_of_employees": "11",
    "branches": [
      {
        "street": "Baselstrasse 76",
        "zip": "6003",
        "city": "Luzern"
      }
    ],
    "certifications": [
      {
        "name": "FSC Chain of Custody",
        "issuer": "SGS Société Générale de Surveillance SA",
        "valid_until": "2028-08-31"
      }
    ],
    "reviews": [
      {
        "rating": 4.9,
        "count": 64
      }
    ],
    "description_de": "bauen Tische, Küchen und ganze Stuben aus Holz"
  },
  "traps": [
    "Bründler Holzbau",
    "Sägeweg",
    "6170",
    "CHE-105.829.348",
    "CHE105829348",
    "138",
    "1948",
    "1962",
    "1911",
    "1893",
    "1906",
    "2100",
    "1780",
    "PEFC",
    "ISO 9001",
    "EN 1090",
    "EN 71",
    "Minergie",
    "VKF",
    "Rahel Wicki",
    "Brigitte Stalder",
    "4186023",
    "724818",
    "Tannzapf",
    "Hirschmattstrasse",
    "Haddington",
    "Pilatusstrasse",
    "CH18",
    "Bahnhofplatz",
    "Hardturmstrasse",
    "Datenbrücke",
    "Feldeggweg"
  ]
};
