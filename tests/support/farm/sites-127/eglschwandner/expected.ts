import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    "company_name": "Schreinerei Eglschwandner GmbH & Co. KG",
    "legal_form": "GmbH & Co. KG",
    "street": "Mühlangerweg 14",
    "zip": "87634",
    "city": "Obergünzburg",
    "country": "DE",
    "vat_id": "DE257183461",
    "register_court": "Amtsgericht Kempten",
    "hr_number": "HRA 10873",
    "ceos": [
      "Korbinian Eglschwandner",
      "Theresia Vögelsang"
    ],
    "phones": [
      "+498372971460"
    ],
    "fax": [
      "+4983729714629"
    ],
    "emails": [
      "info@schreinerei-eglschwandner.de"
    ],
    "founding_date": "1958",
    "number_of_employees": "34",
    "branches": [
      {
        "street": "Kalchstraße 41",
        "zip": "87700",
        "city": "Memmingen"
      }
    ],
    "certifications": [
      {
        "name": "FSC",
        "issuer": "GFA Certification GmbH",
        "valid_until": "2027-11-30"
      }
    ],
    "reviews": [
      {
        "rating": 4.8,
        "count": 97
      }
    ],
    "description_de": "Schreinerei im Ostallgäu für Küchen, Haustüren und den"
  },
  traps: [
    "HRB 13962",
    "Verwaltungs-GmbH",
    "Eglschwandner Holzbau",
    "87616",
    "4071850",
    "1912",
    "1871",
    "1996",
    "1991",
    "1889",
    "1923",
    "1903",
    "1784",
    "1658",
    "2300",
    "260",
    "PEFC",
    "ISO 14001",
    "ISO 9001",
    "ISO 13485",
    "ISO 27001",
    "9764420",
    "9714618",
    "memmingen@",
    "bewerbung@",
    "lindenblick",
    "Bestelmeyer",
    "Bahnhofstraße 9",
    "86161",
    "87600"
  ],
};
