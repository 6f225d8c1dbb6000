import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    "company_name": "Möhlenkamp & Tjarks Physiotherapeuten PartG",
    "legal_form": "PartG",
    "street": "Bleicherstiege 5",
    "zip": "26655",
    "city": "Westerstede",
    "country": "DE",
    "vat_id": null,
    "register_court": "Amtsgericht Hannover",
    "hr_number": "PR 200318",
    "ceos": [
      "Wiebke Möhlenkamp",
      "Enno Tjarks"
    ],
    "phones": [
      "+494488763910"
    ],
    "fax": [
      "+494488763919"
    ],
    "emails": [
      "praxis@moehlenkamp-tjarks.de"
    ],
    "founding_date": "2009",
    "number_of_employees": "19",
    "branches": [
      {
        "street": "Reihdamm 12",
        "zip": "26160",
        "city": "Bad Zwischenahn"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 9001:2015",
        "issuer": "DEKRA Certification GmbH",
        "valid_until": "2027-03-20"
      }
    ],
    "reviews": [
      {
        "rating": 4.9,
        "count": 214
      }
    ],
    "description_de": "Physiotherapie in Westerstede und Bad Zwischenahn: Krankengymnastik, Manuelle Therapie"
  },
  traps: [
    "Brüggensieker",
    "1896",
    "1971",
    "1978",
    "1964",
    "1927",
    "1953",
    "1921",
    "2012",
    "1951",
    "420",
    "1130",
    "3400",
    "ISO 13485",
    "KTQ",
    "HRB 214687",
    "Kraftkate",
    "26180",
    "341",
    "628174",
    "5203300",
    "9350277",
    "zwischenahn@",
    "jobs@",
    "Detmers",
    "VR 4408",
    "26121",
    "20354",
    "30159",
    "rohlfs"
  ],
};
