import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';

function FailureCard() {
  const { t } = useTranslation();
  return (
    <Page width="text">
      <Card narrow>
        <h1>{t('failure.title')}</h1>
        <p>{t('failure.text')}</p>
        <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>
      </Card>
    </Page>
  );
}

/** Shows a way on instead of a white page, for a fault in a view or a script that a new release has removed. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailureCard /> : this.props.children;
  }
}
