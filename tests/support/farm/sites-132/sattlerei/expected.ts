import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Sattlerei Gundula Moosbrugger e.U.",
    "legal_form": "e.U.",
    "street": "Alte Sennerei 11",
    "zip": "6866",
    "city": "Andelsbuch",
    "country": "AT",
    "vat_id": "ATU61428574",
    "register_court": "Landesgericht Feldkirch",
    "hr_number": "FN 418263v",
    "ceos": [
      "Gundula Moosbrugger"
    ],
    "phones": [
      "+43551226480"
    ],
    "fax": [
      "+435512264809"
    ],
    "emails": [
      "gruess-gott@sattlerei-moosbrugger.at"
    ],
    "founding_date": "2008",
    "number_of_employees": "7",
    "branches": [
      {
        "street": "Kreuzgasse 5a",
        "zip": "6850",
        "city": "Dornbirn"
      }
    ],
    "certifications": [
      {
        "name": "ÖKOPROFIT",
        "issuer": "Amt der Vorarlberger Landesregierung",
        "valid_until": "2027-12-31"
      },
      {
        "name": "Österreichisches Umweltzeichen",
        "issuer": "VKI Wien",
        "valid_until": "2028-06-30"
      }
    ],
    "reviews": [
      {
        "rating": 4.8,
        "count": 53
      }
    ],
    "description_de": "Maßsättel, Zaumzeug, Fahrgeschirre und Lederwaren aus pflanzlich gegerbtem Leder"
  },
  "traps": [
    "4187203",
    "Kriechbaum",
    "206491",
    "Raumausstattung",
    "Jodok",
    "Kaspar",
    "1898",
    "1947",
    "1983",
    "1931",
    "1820",
    "ISO 9001",
    "IVN",
    "Saddle Fitter",
    "AT-BIO-301",
    "EMAS",
    "3391752",
    "verena@",
    "lehrstelle@",
    "9310664",
    "Maximilianstraße 44",
    "Bahnhofstraße 60",
    "Bahnhofstraße 41",
    "Wichnergasse",
    "ATU57193049",
    "Mariahilfer",
    "Feuerstein",
    "Leather Working Group",
    "Hollenstein"
  ]
};
