import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Finzel Brunnen GmbH & Co. KG",
    "legal_form": "GmbH & Co. KG",
    "street": "Quellenweg 2",
    "zip": "97500",
    "city": "Ebelsbach",
    "country": "DE",
    "vat_id": "DE812904470",
    "register_court": "Amtsgericht Bamberg",
    "hr_number": "HRA 10847",
    "ceos": [
      "Burkard Finzel",
      "Regina Finzel-Wohlfahrt"
    ],
    "phones": [
      "+49952270850"
    ],
    "fax": [
      "+499522708550"
    ],
    "emails": [
      "post@finzel-brunnen.de"
    ],
    "founding_date": "1928",
    "number_of_employees": "über 90",
    "branches": [
      {
        "street": "Neustadter Straße 161",
        "zip": "96450",
        "city": "Coburg"
      }
    ],
    "certifications": [
      {
        "name": "IFS Food Version 8",
        "issuer": "DQS CFS GmbH",
        "valid_until": "2026-11-14"
      }
    ],
    "description_de": "füllt Mineralwasser, Schorlen und Limonaden aus der Marienquelle"
  },
  "traps": [
    "Finzel Verwaltungs",
    "Beteiligungs-GmbH",
    "Gunnar-Wester",
    "97421",
    "Amtsgericht Schweinfurt",
    "HRB 6318",
    "DE134980276",
    "Öhrlein",
    "finzel-verwaltung.de",
    "(0 97 21)",
    "HRB 7702",
    "Heimdienst",
    "Emil-Kemmer",
    "Hümmer",
    "Kilian Finzel",
    "Dorothea-Finzel",
    "Ringelmann",
    "Mainschutz",
    "Zehner",
    "Hydrolab",
    "17025",
    "ISO 50001",
    "Dotterweich",
    "auftrag@",
    "Rottmann",
    "VR 4410",
    "Oskar-von-Miller",
    "Am Herrenhof",
    "Schleyer",
    "Straßburger Straße"
  ]
};
