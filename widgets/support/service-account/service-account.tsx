import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { salesQrcode } from '../../../src/api/contract/ad';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Check, Download } from '../../../src/ui/icon';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { saveFile } from '../../../src/ui/table';
import { serviceAccountText as text } from './service-account.text';

/** The WeChat account that serves this customer, as a code to scan. */
export function ServiceAccount() {
  const place = usePlace();
  const { data, error, refresh } = useRead(salesQrcode, {});
  const toTickets = <Button onClick={() => place.go({ name: 'customer_service.request' })}>{text.tickets}</Button>;
  if (!data) return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton height={320} />;
  if (!data.sales_qrcode) {
    return (
      <PaneBox part="panel">
        <Empty kind="nothing" title={text.none} reason={text.noneReason} action={toTickets} />
      </PaneBox>
    );
  }
  const picture = data.sales_qrcode;
  return (
    <PaneBox part="panel" aria-label={text.heading}>
      <PaneHead title={text.heading} />
      <Columns>
        <Code>
          <img src={picture} alt={text.code} width={200} height={200} />
          <p>{text.scan}</p>
          <Button size="sm" icon={<Download />} onClick={() => save(picture)}>
            {text.save}
          </Button>
        </Code>
        <div>
          <h3>{text.gains}</h3>
          <Gains>
            {text.list.map((line) => (
              <li key={line}>
                <Check aria-hidden />
                {line}
              </li>
            ))}
          </Gains>
          <Buttons>
            <Button onClick={() => place.go({ name: 'alarm_subscribe' })}>{text.subscribe}</Button>
            {toTickets}
          </Buttons>
        </div>
      </Columns>
    </PaneBox>
  );
}

/** The picture comes as a data URL with its type in front. */
function save(picture: string) {
  const [head = '', body = ''] = picture.split(/,(.*)/s);
  const bytes = head.endsWith(';base64')
    ? Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
    : decodeURIComponent(body);
  saveFile(new Blob([bytes], { type: /^data:([^;,]+)/.exec(head)?.[1] ?? '' }), text.file);
}

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 48px;
  align-items: flex-start;
  & h3 {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  width: 232px;
  color: ${token('text-2')};
  text-align: center;
  & > img {
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-2')};
  }
  & > p {
    margin: 0;
  }
`;

const Gains = styled.ul`
  display: grid;
  gap: 12px;
  margin: 16px 0 24px;
  padding: 0;
  color: ${token('text-2')};
  list-style: none;
  & > li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  & svg {
    flex: none;
    color: ${token('success-text')};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
