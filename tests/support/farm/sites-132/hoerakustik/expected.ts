import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Hörhaus Tiedtke e.K.",
    "legal_form": "e.K.",
    "street": "Altperverstraße 38",
    "zip": "29410",
    "city": "Salzwedel",
    "country": "DE",
    "vat_id": "DE317604252",
    "register_court": "Amtsgericht Stendal",
    "hr_number": "HRA 4712",
    "ceos": [
      "Jannes Tiedtke"
    ],
    "phones": [
      "+493901476120"
    ],
    "fax": [
      "+493901476129"
    ],
    "emails": [
      "hallo@hoerhaus-tiedtke.de"
    ],
    "founding_date": "1997",
    "number_of_employees": "16",
    "branches": [
      {
        "street": "Sandstraße 14",
        "zip": "39638",
        "city": "Gardelegen"
      },
      {
        "street": "Hainstraße 5",
        "zip": "39606",
        "city": "Osterburg"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 21388:2021",
        "issuer": "Audicert Prüfstelle GmbH",
        "valid_until": "2027-11-20"
      },
      {
        "name": "Generationenfreundliches Einkaufen",
        "issuer": "Handelsverband Sachsen-Anhalt",
        "valid_until": "2028-05-31"
      }
    ],
    "reviews": [
      {
        "rating": 4.8,
        "count": 214
      }
    ],
    "description_de": "Hörgeräte, Hörtest und Gehörschutz vom Meisterbetrieb in Salzwedel"
  },
  "traps": [
    "8870455",
    "8412906",
    "Optik Tiedtke",
    "Sabine",
    "20938",
    "DE245819067",
    "Altperverstraße 40",
    "1911",
    "1983",
    "1976",
    "1969",
    "13485",
    "17025",
    "Pädakustik",
    "TopHörer",
    "ISO 9001",
    "27001",
    "97740128",
    "betriebe@",
    "karriere@",
    "Breite Straße 22",
    "Arendseer Straße",
    "Beneke",
    "Wernstedt",
    "Schadewachten",
    "Gareisstraße",
    "Ernst-Kamieth",
    "Domplatz 6",
    "7760583",
    "2923347"
  ]
};
