const root = document.getElementById('root');

const show = async () => {
  const answer = await fetch('/api/seiten.json');
  const pages = await answer.json();
  const page = pages[location.pathname.replace(/\/$/, '') || '/'] ?? pages['*'];
  document.title = page.title;
  root.innerHTML = `${pages.header}<main>${page.html}</main>${pages.footer}`;
};

show();
