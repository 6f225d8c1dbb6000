// Plain JavaScript, loaded before everything else: an older Node could not even parse the rest.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Firmenlupe needs Node 24 or newer; this is ${process.version}. Run it through an npm script (npm ci brings Node 24 for Linux and Windows) or install Node 24.`,
  );
  process.exit(1);
}
