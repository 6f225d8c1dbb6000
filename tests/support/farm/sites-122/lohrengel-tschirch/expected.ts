import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Lohrengel Tschirch Architekten PartGmbB",
    "legal_form": "PartG mbB",
    "street": "Kiefholzstraße 18b",
    "zip": "12435",
    "city": "Berlin",
    "country": "DE",
    "vat_id": "DE268039154",
    "register_court": "Amtsgericht Charlottenburg",
    "hr_number": "PR 1487 B",
    "ceos": [
      "Henrike Lohrengel",
      "Jonas Tschirch",
      "Mehmet Aydoğdu"
    ],
    "phones": [
      "+49305330710"
    ],
    "fax": [
      "+493053307149"
    ],
    "emails": [
      "buero@lohrengel-tschirch.de"
    ],
    "founding_date": "2003",
    "number_of_employees": "34",
    "branches": [
      {
        "street": "Karl-Heine-Straße 85b",
        "zip": "04229",
        "city": "Leipzig"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 9001:2015",
        "issuer": "TÜV NORD CERT GmbH",
        "valid_until": "2028-03"
      }
    ],
    "description_de": "ein Berliner Architekturbüro für Schulen, Labore und Umbauten"
  },
  "traps": [
    "1800",
    "1921",
    "1974",
    "1897",
    "DGNB",
    "412",
    "213",
    "PEFC",
    "ISO 50001",
    "EMAS",
    "ISO 19650",
    "Lea Wuttke",
    "Bernd Achterberg",
    "Silke Overath",
    "Dörte Kallweit",
    "53307158",
    "22894076",
    "mitarbeit@",
    "Fischerstraße 8",
    "Gutenbergstraße 63",
    "Alte Jakobstraße",
    "Fehrbelliner Platz",
    "Baukunst Assekuranz",
    "Lychener Straße",
    "HRB 30619",
    "Torstraße",
    "Paulick",
    "Alt-Moabit",
    "9300"
  ]
};
