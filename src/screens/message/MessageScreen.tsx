import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Page, Row } from '../../ui/Page.tsx';

interface MessageScreenProps {
  message: 'timeout' | 'confirmation';
  jobId?: string | undefined;
}

/** A search that takes too long, or a request that was received: texts of the specification without a flow. */
export default function MessageScreen({ message, jobId }: MessageScreenProps) {
  const { t } = useTranslation('pages');
  return (
    <Page width="text">
      <PageTitle of="page" />
      <Card narrow>
        <h1>{t(`${message}.title`)}</h1>
        <p>{t(`${message}.text`)}</p>
        <Row>
          {jobId && <NavButton to={`/report/${jobId}/basic`}>{t(`${message}.report`)}</NavButton>}
          <NavButton to="/" variant={jobId ? 'secondary' : 'primary'}>
            {t(`${message}.newSearch`)}
          </NavButton>
        </Row>
      </Card>
    </Page>
  );
}
