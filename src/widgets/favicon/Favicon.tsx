import { useSelector } from '@xstate/react';
import { sourceOf } from '../../../machines/favicon/favicon.selectors.ts';
import { iconCandidates } from '../../../machines/favicon/sources.ts';
import { proxiedIcon } from '../../flow/favicon-proxy.ts';
import { useFirstFlows } from '../../flow/flows.ts';
import { useFlow } from '../../flow/use-flow.ts';
import styles from './Favicon.module.css';

interface FaviconProps {
  company: {
    company_name: string;
    url: string;
    favicon_url?: string | null | undefined;
    favicon_fallback?: string | null | undefined;
  };
  size?: number;
}

/** A company's icon, or its initial where no icon can be had; decorative, the name stands beside it. */
export function Favicon({ company, size = 40 }: FaviconProps) {
  const favicon = useFlow(useFirstFlows().favicon, { input: { sources: iconCandidates(company).map(proxiedIcon) } });
  const source = useSelector(favicon, sourceOf);
  return (
    <span className={styles.frame} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      {source ? (
        <img
          key={source}
          src={source}
          alt=""
          width={size * 0.7}
          height={size * 0.7}
          decoding="async"
          onLoad={() => favicon.send({ type: 'image.loaded' })}
          onError={() => favicon.send({ type: 'image.failed' })}
        />
      ) : (
        company.company_name.slice(0, 1).toUpperCase()
      )}
    </span>
  );
}
