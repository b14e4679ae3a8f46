import { Answers, Ask, Below, Between, EntryFoot, Facts, Fields, Lead, Middle, Panel, Title } from '.';
import { Button } from '../../../../src/ui/button';
import { CheckboxField, Form, PasswordField, SubmitButton } from '../../../../src/ui/form';
import { MobileField } from '../../../../src/ui/mobile-field';

export default { title: 'account / entry' };

export const SignIn = () => (
  <Panel>
    <Middle>
      <Title>登录 Netpane</Title>
      <Lead>用手机号和密码登录。</Lead>
      <Form size="lg" guarded={false} onSubmit={() => undefined} label="登录">
        <Fields>
          <MobileField name="mobile" label="手机号" required autoComplete="username" />
          <PasswordField name="password" label="密码" purpose="current" required />
        </Fields>
        <Between>
          <CheckboxField name="remember" label="七天内自动登录" />
          <Button variant="link">忘记密码</Button>
        </Between>
        <SubmitButton size="lg" block>
          登录
        </SubmitButton>
      </Form>
      <Below>
        没有账号？<Button variant="link">注册</Button>
      </Below>
    </Middle>
    <EntryFoot />
  </Panel>
);

export const Question = () => (
  <Ask label="确认登录" read={{ data: '上海', refresh: () => undefined }} compact={false}>
    {(place) => (
      <>
        <Title>确认登录</Title>
        <Lead>有人在电脑上请求登录你的账号。</Lead>
        <Facts>
          <dt>地点</dt>
          <dd>{place}</dd>
        </Facts>
        <Answers yes="确认登录" no="拒绝" busy={false} onAnswer={() => undefined} />
      </>
    )}
  </Ask>
);
