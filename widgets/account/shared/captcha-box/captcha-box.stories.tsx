import { useRef } from 'react';
import { CaptchaBox, newSmsHandle, SmsFields, type CaptchaHandle } from '.';
import { Story, type StoryProps } from '../../../../src/element/story';
import { Form, SubmitButton } from '../../../../src/ui/form';
import { MobileField } from '../../../../src/ui/mobile-field';
import { Ground } from '../../../../src/ui/story';
import { captchaAnswers, captchaFailures } from './captcha-box.fixture';

export default { title: 'account / captcha-box' };

const nothing = () => undefined;

function Account(props: Pick<StoryProps, 'answers' | 'delay'>) {
  const captcha = useRef<CaptchaHandle>(null);
  return (
    <Story {...props}>
      <Ground>
        <Form size="lg" guarded={false} onSubmit={nothing} label="登录">
          <CaptchaBox kind="mobile" ref={captcha} />
          <SubmitButton>登录</SubmitButton>
        </Form>
      </Ground>
    </Story>
  );
}

export const Ordinary = () => <Account answers={captchaAnswers} />;

export const Failing = () => <Account answers={captchaFailures} />;

export const Slow = () => <Account delay={Infinity} />;

export const WithCode = () => {
  const handle = useRef(newSmsHandle());
  return (
    <Story answers={captchaAnswers}>
      <Ground>
        <Form guarded={false} onSubmit={nothing} label="手机号登录">
          <MobileField name="mobile" label="手机号" required />
          <SmsFields handle={handle} send={() => Promise.resolve()} />
          <SubmitButton>登录</SubmitButton>
        </Form>
      </Ground>
    </Story>
  );
};
