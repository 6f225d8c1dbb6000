import { useSelector } from '@xstate/react';
import { companiesOf, companiesScreenOf } from '../../../machines/companies/companies.selectors.ts';
import { useFirstFlows } from '../../flow/flows.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { Favicon } from '../favicon/Favicon.tsx';
import styles from './CompanyLogos.module.css';

/** A few random companies with their icons. The room is kept while they load, so that nothing jumps. */
export function CompanyLogos({ title, limit }: { title: string; limit: number }) {
  const flow = useFlow(useFirstFlows().companies, { input: { limit } });
  const companies = useSelector(flow, companiesOf);
  const absent = useSelector(flow, companiesScreenOf) === 'absent';
  if (absent) return null;
  return (
    <div className={styles.logos}>
      {companies.length > 0 && (
        <>
          <p className={styles.title}>{title}</p>
          <ul className={styles.grid}>
            {companies.map((company) => (
              <li key={company.id} className={styles.company}>
                <Favicon company={company} size={32} />
                <span className={styles.name}>{company.company_name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
