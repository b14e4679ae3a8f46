import { useCallback, useState, type CSSProperties } from 'react';
import type { GuestMethod, PortalContent } from '../../../../src/domain/guest';
import { CircleCheck } from '../../../../src/ui/icon';
import { usePhotoUrl } from '../../../../src/ui/photo';
import { Art } from './art';
import { MethodForm } from './method-form';
import { MethodIcon } from './method-icon';
import { Agree, Banner, Body, Cover, Done, Foot, Main, Others, Rule, Sheet } from './portal.styles';
import { portalText } from './portal.text';

/** Props of `PortalPage`. */
export interface PortalPageProps {
  content: PortalContent;
  /** Methods that are on at the gateway; all of the page unless told. */
  on?: readonly string[] | undefined;
  /** Word on the button of one press. */
  keyWord?: string | undefined;
  /** Seconds of the countdown. */
  seconds?: number | undefined;
  /** Begins on the page after signing in. */
  done?: boolean | undefined;
}

/** The page on which guests sign in, as they see and use it. It sends nothing: the gateway's own copy does. */
export function PortalPage({ content, on, keyWord = '', seconds = 5, done = false }: PortalPageProps) {
  const [chosen, choose] = useState<GuestMethod>();
  const [over, setOver] = useState<'terms' | 'done'>();
  const [agreed, agree] = useState(false);
  const [foreign, setForeign] = useState(false);
  const logo = usePhotoUrl(content.logo).url;
  const background = usePhotoUrl(content.background).url;
  const finish = useCallback(() => setOver('done'), []);
  const words = foreign && content.english ? portalText.english : portalText.own;
  const offered = content.methods.filter((method) => !on || on.includes(method));
  const main = offered.find((method) => method === chosen) ?? offered[0];
  const refuse = () => (content.must_agree && !agreed ? words.mustAgree : undefined);
  const colours = { '--portal-accent': content.accent, '--portal-paper': content.paper } as CSSProperties;
  if (over === 'terms') {
    return (
      <Sheet style={colours}>
        <Cover>
          <h3>{words.terms}</h3>
          <p>{content.terms}</p>
          <Main type="button" onClick={() => setOver(undefined)}>
            {words.close}
          </Main>
        </Cover>
      </Sheet>
    );
  }
  if (over === 'done' || done) {
    return (
      <Sheet style={colours}>
        <Cover>
          <Done role="status">
            <CircleCheck size={48} />
            <b>{words.done}</b>
            <span>{content.end === 'url' && content.end_url ? words.leads : words.doneNote}</span>
            {content.end === 'url' && <span>{content.end_url}</span>}
          </Done>
          {!done && (
            <Main type="button" onClick={() => setOver(undefined)}>
              {words.again}
            </Main>
          )}
        </Cover>
      </Sheet>
    );
  }
  return (
    <Sheet style={colours}>
      <Banner>
        {background ? <img src={background} alt="" /> : <Art art={content.art} accent={content.accent} />}
      </Banner>
      <Body>
        {logo && <img src={logo} alt="" />}
        <h3>{content.title}</h3>
        {content.subtitle && <p>{content.subtitle}</p>}
        {main && <MethodForm key={main} method={main} {...{ words, keyWord, seconds, refuse }} onDone={finish} />}
        {content.must_agree && (
          <Agree>
            <label>
              <input type="checkbox" checked={agreed} onChange={(event) => agree(event.target.checked)} />
              {words.agree}
            </label>
            <button type="button" onClick={() => setOver('terms')}>
              {words.terms}
            </button>
          </Agree>
        )}
        {offered.length > 1 && (
          <>
            <Rule>{words.others}</Rule>
            <Others>
              {offered
                .filter((method) => method !== main)
                .map((method) => (
                  <button key={method} type="button" onClick={() => choose(method)}>
                    <i>
                      <MethodIcon method={method} />
                    </i>
                    {words.methods[method]}
                  </button>
                ))}
            </Others>
          </>
        )}
        <Foot>
          {words.provided}
          {content.english && (
            <button type="button" onClick={() => setForeign(!foreign)}>
              {words.english}
            </button>
          )}
        </Foot>
      </Body>
    </Sheet>
  );
}
