(() => {
  var data = JSON.parse(document.getElementById('__NEXT_DATA__').textContent).props.pageProps;
  var esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  var link = (l) => `<a href="${esc(l.path || l.href)}">${esc(l.label)}</a>`;
  var tag = { paragraph: 'p', bullet_list: 'ul', list_item: 'li', doc: 'div' };
  function node(n) {
    if (n.type === 'text') {
      return (n.marks || []).reduce(
        (html, m) => (m.type === 'link' ? `<a href="${esc(m.attrs.href)}">${html}</a>` : `<b>${html}</b>`),
        esc(n.text),
      );
    }
    if (n.type === 'hard_break') return '<br>';
    var name = n.type === 'heading' ? `h${n.attrs.level}` : tag[n.type];
    return `<${name}>${(n.content || []).map(node).join('')}</${name}>`;
  }
  var blocks = {
    RichText: (b) => node(b.body),
    Hero: (b) => `<h1>${esc(b.headline)}</h1><p>${esc(b.text)}</p>${link(b.cta)}`,
    TrustBar: (b) => `<p class="trust">${esc(b.text)}</p>`,
    Teaser: (b) => `<h2>${esc(b.headline)}</h2><p>${esc(b.text)}</p>`,
    QuoteSlider: (b) =>
      b.quotes
        .map(
          (q) =>
            '<blockquote><p>' +
            esc(q.text) +
            '</p><cite>' +
            esc(`${q.name}, ${q.org}`) +
            (q.since ? esc(`, seit ${q.since}`) : '') +
            (q.phone ? esc(`, Tel. ${q.phone}`) : '') +
            '</cite></blockquote>',
        )
        .join(''),
    ProductGrid: (b) =>
      b.products
        .map(
          (x) =>
            '<article><h2>' +
            esc(x.name) +
            '</h2><p>' +
            esc(x.age) +
            '</p><p>' +
            esc(x.price) +
            '</p><p>★ ' +
            esc(String(x.rating).replace('.', ',')) +
            ' (' +
            x.reviews +
            ')</p></article>',
        )
        .join(''),
    StoreLocator: (b) =>
      '<ul>' +
      b.stores
        .map(
          (s) =>
            '<li><b>' +
            esc(s.name) +
            '</b><br>' +
            esc(s.street) +
            '<br>' +
            esc(`${s.zip} ${s.city}`) +
            '<br>' +
            esc(s.phone) +
            '<br>seit ' +
            s.since +
            '</li>',
        )
        .join('') +
      '</ul>',
    TeamGrid: (b) =>
      b.members
        .map((m) => `<figure><figcaption><b>${esc(m.name)}</b><br>${esc(m.role)}</figcaption></figure>`)
        .join(''),
    Faq: (b) => b.items.map((i) => `<details><summary>${esc(i.q)}</summary><p>${esc(i.a)}</p></details>`).join(''),
    ContactCard: (b) =>
      '<h2>' +
      esc(b.headline) +
      '</h2><p>' +
      [b.company, b.street, `${b.zip} ${b.city}`, `Telefon ${b.phone}`, b.email, b.hours].map(esc).join('<br>') +
      '</p>',
  };
  var s = data.settings;
  document.getElementById('__next').innerHTML =
    '<header><a href="/">' +
    esc(s.siteName) +
    '</a><nav>' +
    s.mainNav.map(link).join(' ') +
    '</nav></header><main>' +
    data.story.content.blocks.map((b) => `<section>${blocks[b.component](b)}</section>`).join('') +
    '</main><footer><p>' +
    esc(s.footer.newsletter.headline) +
    ' ' +
    esc(s.footer.newsletter.text) +
    '</p>' +
    s.footer.links.concat(s.footer.social).map(link).join(' ') +
    '<p>' +
    esc(s.footer.claim) +
    '</p></footer>' +
    '<div role="dialog"><b>' +
    esc(s.cookieBanner.title) +
    '</b> ' +
    esc(s.cookieBanner.text) +
    ' <button>' +
    esc(s.cookieBanner.accept) +
    '</button> <button>' +
    esc(s.cookieBanner.decline) +
    '</button></div>';
})();
