import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Elektrotechnik Wiegleb GmbH",
    "legal_form": "GmbH",
    "street": "Am Greifensteinblick 14",
    "zip": "07422",
    "city": "Bad Blankenburg",
    "country": "DE",
    "vat_id": "DE169428370",
    "register_court": "Amtsgericht Jena",
    "hr_number": "HRB 203846",
    "ceos": [
      "Susann Wiegleb",
      "Marco Heßner"
    ],
    "phones": [
      "+493674158230"
    ],
    "fax": [
      "+4936741582319"
    ],
    "emails": [
      "info@elektro-wiegleb-blankenburg.de"
    ],
    "founding_date": "1991",
    "number_of_employees": "23",
    "branches": [
      {
        "street": "Langewiesener Straße 22",
        "zip": "98693",
        "city": "Ilmenau"
      }
    ],
    "certifications": [
      {
        "name": "DIN 14675",
        "issuer": "VdS Schadenverhütung GmbH",
        "valid_until": "2027-11-30"
      }
    ],
    "reviews": [
      {
        "rating": 4.8,
        "count": 137
      }
    ],
    "description_de": "plant und baut Elektroanlagen für Wohnhäuser, Gewerbe und Kommunen"
  },
  "traps": [
    "Wiegleb Solar",
    "Schwarzburger Chaussee",
    "HRA 503817",
    "DE294517868",
    "HRB 511920",
    "Jens Töpfer",
    "2318",
    "264",
    "2400",
    "1926",
    "1962",
    "1908",
    "1764",
    "ISO 14001",
    "EMAS",
    "ISO 9001",
    "KTQ",
    "Köppelsdorfer Straße",
    "Yvonne Kirsche",
    "6631805",
    "48 91 77",
    "bewerbung@",
    "Handwerkstraße 5",
    "Signalwerk",
    "Pixelkuppe",
    "Nadine Roßbach",
    "Thilo Örtel",
    "Häßlerstraße",
    "Straßburger Straße",
    "9700",
    "DE47"
  ]
};
