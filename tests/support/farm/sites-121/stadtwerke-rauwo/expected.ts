import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Stadtwerke Rauschenberg-Wohra GmbH",
    "legal_form": "GmbH",
    "street": "Bahnhofstraße 23",
    "zip": "35282",
    "city": "Rauschenberg",
    "country": "DE",
    "vat_id": "DE187322046",
    "register_court": "Amtsgericht Marburg",
    "hr_number": "HRB 6714",
    "ceos": [
      "Karsten Weidemüller"
    ],
    "phones": [
      "+49642592170"
    ],
    "fax": [
      "+496425921729"
    ],
    "emails": [
      "info@stadtwerke-rauwo.de"
    ],
    "founding_date": "1996",
    "number_of_employees": "58",
    "branches": [
      {
        "street": "Industriestraße 5",
        "zip": "35282",
        "city": "Rauschenberg"
      },
      {
        "street": "Brießelstraße 8",
        "zip": "35274",
        "city": "Kirchhain"
      }
    ],
    "certifications": [
      {
        "name": "Technisches Sicherheitsmanagement (TSM)",
        "issuer": "DVGW",
        "valid_until": "2028-03"
      },
      {
        "name": "DIN EN ISO 50001:2018",
        "issuer": "GUTcert GmbH",
        "valid_until": "2028-06-14"
      }
    ],
    "description_de": "Menschen im nördlichen Landkreis Marburg-Biedenkopf mit Strom, Gas, Wasser"
  },
  "traps": [
    "Lothar Immelmann",
    "Silke Bornträger",
    "Heike Rössler-Voß",
    "Martin Zulauf",
    "Dirk Hampel",
    "Netzgesellschaft Wohratal mbH",
    "Biegenstraße",
    "648120",
    "HRB 7093",
    "netz-wohratal.de",
    "9217112",
    "9217113",
    "Schlossstraße 1",
    "Halsdorfer Straße",
    "Friedrichstraße 133",
    "27572400",
    "schlichtungsstelle-energie",
    "bnetza.de",
    "Kaiser-Friedrich-Ring",
    "Kommunalweb",
    "GnR 388",
    "Hendrik Quasdorf",
    "Ursulum",
    "Gustav-Stresemann-Ring",
    "27001",
    "17025",
    "EMAS",
    "personal@",
    "DE47ZZZ",
    "Corinna Henkel"
  ]
};
