import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page, Row } from '../../ui/Page.tsx';

/** Any address that has no screen. */
export default function ComingSoonScreen() {
  const { t } = useTranslation();
  return (
    <Page width="text">
      <PageTitle of="comingSoon" />
      <Card narrow>
        <h1>{t('comingSoon.title')}</h1>
        <p>{t('comingSoon.text')}</p>
        <Row>
          <ButtonLink href="/">{t('comingSoon.home')}</ButtonLink>
        </Row>
      </Card>
    </Page>
  );
}
