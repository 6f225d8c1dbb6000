import { useLocationProperty } from 'wouter/use-browser-location';
import { AskForLink } from './AskForLink.tsx';
import { UseLink } from './UseLink.tsx';

/** The token of a mailed link: it stands in the fragment, which no server log sees. */
const tokenIn = (hash: string) => /^#t=((?:export|delete)-[\w-]+)$/.exec(hash)?.[1] ?? '';

/** Asks for a copy or for deletion of one's data; with a mailed link, does it. */
export function DataRights() {
  const token = tokenIn(useLocationProperty(() => window.location.hash));
  if (token.startsWith('export-')) return <UseLink key={token} flow="dataExport" token={token} />;
  if (token.startsWith('delete-')) return <UseLink key={token} flow="dataDelete" token={token} />;
  return (
    <>
      <AskForLink flow="dataExport" />
      <AskForLink flow="dataDelete" />
    </>
  );
}
