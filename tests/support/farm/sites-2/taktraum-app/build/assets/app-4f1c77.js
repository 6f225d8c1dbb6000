const root = document.getElementById('app');
const page = JSON.parse(root.dataset.page);
const link = ({ label, href }) => `<a href="${href}">${label}</a>`;
document.title = `${page.props.heading} – Taktraum`;
root.innerHTML = `<header><a href="/">Taktraum</a><nav>${page.props.navigation.map(link).join(' ')}</nav></header>
<main><h1>${page.props.heading}</h1>${page.props.blocks.map(({ html }) => `<section>${html}</section>`).join('')}</main>
<footer>${page.props.footer.map(link).join(' ')}</footer>`;
