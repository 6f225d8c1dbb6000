import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    "company_name": "Rauchenzauner Spedition GmbH",
    "legal_form": "GmbH",
    "street": "Lindengutweg 8",
    "zip": "4614",
    "city": "Marchtrenk",
    "country": "AT",
    "vat_id": "ATU46382711",
    "register_court": "Landesgericht Wels",
    "hr_number": "FN 187342m",
    "ceos": [
      "Ingrid Rauchenzauner",
      "Gernot Pöllinger"
    ],
    "phones": [
      "+437243586140"
    ],
    "fax": [
      "+4372435861490"
    ],
    "emails": [
      "office@rauchenzauner-spedition.at"
    ],
    "founding_date": "1974",
    "number_of_employees": "86",
    "branches": [
      {
        "street": "Lagergasse 212",
        "zip": "8020",
        "city": "Graz"
      },
      {
        "street": "Schlöglstraße 30",
        "zip": "6060",
        "city": "Hall in Tirol"
      }
    ],
    "certifications": [
      {
        "name": "ISO 9001:2015",
        "issuer": "Quality Austria",
        "valid_until": "2027-06-14"
      },
      {
        "name": "AEO-F",
        "issuer": "Zollamt Österreich"
      }
    ],
    "description_de": "Spedition aus Oberösterreich mit eigenem Fuhrpark: Teil- und Komplettladungen",
    "description_en": "Freight forwarder in Upper Austria with its own fleet"
  },
  traps: [
    "Zollagentur",
    "4975",
    "28450",
    "1928",
    "1962",
    "1931",
    "Hubinger",
    "2003",
    "1998",
    "5200",
    "1992",
    "Luka Transporti",
    "37137",
    "1919",
    "10090",
    "1867",
    "650",
    "1954",
    "1879",
    "1890",
    "IFS Logistics",
    "ISO 14001",
    "GMP+",
    "ISO 45001",
    "712984",
    "45170",
    "jobs@",
    "4470",
    "93417",
    "pixelstadl"
  ],
};
