import { styled } from 'styled-components';
import { useRead, useWrite } from '../../../src/api';
import { guestPage, portalApply, portalTemplate } from '../../../src/api/contract/portal';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { methodWords } from '../../../src/ui/auth-method/auth-method.text';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { To } from '../../../src/ui/link';
import { Missing } from '../../../src/ui/missing';
import { Note } from '../../../src/ui/note';
import { Card, PaneHead } from '../../../src/ui/pane';
import { PortalStage } from '../shared/portal';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { useToast } from '../../../src/ui/toast';
import { betweenText } from '../../../src/text/between.text';
import type { portalPreviewContract } from './portal-preview.contract';
import { portalPreviewText as text } from './portal-preview.text';

/** A page as the guests of a gateway see it: the page itself, with the ways that are on there. */
export function PortalPreview({ gwid = 'all', template = '', remark = '' }: PropsOf<typeof portalPreviewContract>) {
  const any = gwid === 'all' || gwid === '';
  const alone = useRead(portalTemplate, any && template ? { id: template } : null);
  const there = useRead(guestPage, !any && template ? { gwid, id: template } : null, { onFocus: true });
  const place = usePlace();
  const error = alone.error ?? there.error;
  const page = any ? alone.data : there.data?.template;
  if (!page) {
    if (!error && template) return <Skeleton height={520} />;
    if (error && error.kind !== 'notFound')
      return <Failed error={error} onRetry={() => void (any ? alone : there).refresh()} />;
    const back = <Button onClick={() => place.go({ name: 'template_manage' })}>{text.back}</Button>;
    return <Missing title={text.missing} gone="deleted" action={back} />;
  }
  const { content } = page;
  const on = there.data?.on;
  const hidden = on ? content.methods.filter((method) => !on.includes(method)) : [];
  const shown = content.methods.filter((method) => !hidden.includes(method));
  const names = (list: typeof shown) => list.map((method) => methodWords[method]).join(betweenText.names) || '—';
  return (
    <Columns part="panel">
      <Card>
        <PaneHead title={page.name} note={text.version(page.version)} />
        <Facts>
          <dt>{text.network}</dt>
          <dd>
            {any ? text.everywhere : <To to={{ name: 'network', params: { gwid } }}>{there.data?.remark ?? remark}</To>}
          </dd>
          {there.data && (
            <>
              <dt />
              <dd>
                <Shown shown={there.data.shown} version={page.version} enabled={there.data.enabled} />
              </dd>
            </>
          )}
          <dt>{text.methods}</dt>
          <dd>{names(shown)}</dd>
          {hidden.length > 0 && (
            <>
              <dt>{text.hidden}</dt>
              <dd>
                {names(hidden)}
                <small>{text.hiddenNote}</small>
              </dd>
            </>
          )}
          <dt>{text.after}</dt>
          <dd>{content.end === 'url' ? content.end_url : text.ends[content.end]}</dd>
          <dt>{text.agree}</dt>
          <dd>{content.must_agree ? text.mustAgree : text.noAgree}</dd>
        </Facts>
        {shown.length === 0 && <Note tone="warning">{text.none}</Note>}
        <Actions>
          <Button onClick={() => place.go({ name: 'template_edit', params: { id: template } })}>{text.edit}</Button>
          {!any && <Button onClick={() => place.go({ name: 'auth_index', params: { gwid } })}>{text.settings}</Button>}
          {there.data && there.data.shown !== page.version && (
            <Use gwid={gwid} template={template} name={page.name} network={there.data.remark} />
          )}
        </Actions>
      </Card>
      <Stage>
        <PortalStage content={content} on={on} keyWord={there.data?.key_word} seconds={there.data?.seconds} />
        <p>{text.note}</p>
      </Stage>
    </Columns>
  );
}

function Shown({ shown, version, enabled }: { shown: number | null; version: number; enabled: boolean }) {
  if (!enabled) return <Status kind="off">{text.disabled}</Status>;
  if (shown === null) return <Status kind="off">{text.notShown}</Status>;
  if (shown < version) return <Status kind="warning">{text.shownOld(shown)}</Status>;
  return <Status kind="online">{text.shown}</Status>;
}

/** Gives the gateway this page. */
function Use({ gwid, template, name, network }: { gwid: string; template: string; name: string; network: string }) {
  const applying = useWrite(portalApply, ['/api/v3/portal/', '/api/v3/guest/', '/api/v3/config/']);
  const { act } = useAct();
  const toast = useToast();
  const use = () =>
    act(() => applying.run({ id: template, gateways: [gwid] }), {
      confirm: { title: text.applyTitle, body: text.applyBody(name, network), confirm: text.apply },
      then: ({ data: [result] }) => {
        if (result?.ok) toast.success(result.message || text.applied);
        else toast.error(result?.message ?? '');
      },
    });
  return (
    <Button variant="primary" busy={applying.busy} onClick={() => void use()}>
      {text.apply}
    </Button>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(280px, 376px) minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-sunken')};
  & > p {
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 8px 12px;
  margin: 0 0 16px;
  & dt {
    color: ${token('text-3')};
  }
  & dd {
    margin: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;
