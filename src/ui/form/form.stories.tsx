import { ApiError } from '../../api';
import { groupName, ipv4, mac, mobile, password, switchSpeed } from '../../rules';
import { Button } from '../button';
import { Search } from '../icon';
import { SearchInput } from '../input';
import { MobileField } from '../mobile-field';
import { Ground, Line, Pressed } from '../story';
import {
  CaptchaField,
  CheckboxesField,
  CheckboxField,
  ComboboxField,
  DateField,
  DateRangeField,
  FileField,
  Form,
  FormActions,
  FormRow,
  IpField,
  MacField,
  MultiSelectField,
  NumberField,
  PasswordField,
  PortsField,
  RadioField,
  SearchedField,
  SelectField,
  type OptionSource,
  SmsCodeField,
  SubmitButton,
  SwitchField,
  TextareaField,
  TextField,
  TimeField,
  TimeRangeField,
  VlanField,
} from '.';

export default { title: 'ui / form' };

const groups = ['全部分组', '酒店客户', '华东直营', '西南直营'].map((label) => ({ value: label, label }));
const cities = '北京 上海 广州 深圳 杭州 南京 苏州 成都 重庆 西安'.split(' ').map((label) => ({ value: label, label }));
const initial = {
  remark: '上海静安寺旗舰店',
  mobile: '1380571204',
  fixed: '由总部统一配置',
  vlan: '10,20-10',
  macs: 'A4:39:B3:0C:55:AF\nA4:39:B3:0C:55',
  speed: 0,
  group: '华东直营',
  pay: 'balance',
  on: true,
  cities: ['上海', '杭州'],
  days: ['1', '2'],
};

const refuse = () =>
  Promise.reject(
    new ApiError('invalid', '请检查', { status: 422, errors: { remark: ['[网络备注]已存在'], other: ['余额不足'] } }),
  );

/** Choices that are being read, and choices that did not come. */
export const Reading = () => (
  <Ground>
    <Form initial={{}} onSubmit={refuse} guarded={false} label="示例">
      <FormRow>
        <SelectField name="one" label="分组" options={[]} source={underWay} required />
        <SelectField name="two" label="到账银行卡" options={[]} source={lost} help="仅支持本人的卡" />
        <ComboboxField name="three" label="网关" options={[]} source={lost} />
        <MultiSelectField name="four" label="网关" options={[]} source={underWay} />
      </FormRow>
    </Form>
  </Ground>
);
const refresh = () => Promise.resolve();
const underWay: OptionSource = { data: undefined, loading: true, error: undefined, refresh };
const lost: OptionSource = {
  data: undefined,
  loading: false,
  error: new ApiError('offline', '网络连接已断开，请检查网络后重试', { status: 0 }),
  refresh,
};

export const Fields = () => (
  <Ground>
    <Form initial={initial} onSubmit={refuse} guarded={false} label="示例">
      <FormRow>
        <TextField name="remark" label="网络备注" required rules={[groupName]} help="1–20 个字符，汉字计 3 个" />
        <IpField name="ip" label="管理地址" rules={[ipv4]} />
        <TextField name="mobile" label="手机号" type="tel" required rules={[mobile]} />
        <MobileField name="other" label="备用手机号" />
        <TextField name="fixed" label="停用" disabled />
        <VlanField name="vlan" label="VLAN" />
        <MacField name="mac" label="MAC" />
        <PortsField name="ports" label="端口" />
        <NumberField
          name="speed"
          label="限速"
          unit="KB/s"
          integer
          rules={[(v) => switchSpeed()(String(v))]}
          help="0 为不限速，其余 2–125000"
        />
        <TextareaField name="macs" label="MAC 列表" lineRule={mac} rows={3} help="每行一个" />
        <TextareaField name="note" label="说明" maxLength={200} rows={3} />
        <SelectField name="group" label="分组" options={groups} required />
        <SearchedField
          name="gateway"
          label="网关"
          options={groups}
          found={{ many: true, typed: '', onSearch: () => {} }}
        />
        <ComboboxField name="city" label="城市" options={cities} />
        <MultiSelectField name="cities" label="投放城市" options={cities} required />
        <FileField
          name="file"
          label="导入文件"
          types={['csv', 'xlsx']}
          maxBytes={5 * 1024 * 1024}
          help="CSV 或 XLSX，不超过 5 MB"
        />
        <TimeField name="at" label="重启时间" />
        <TimeRangeField name="period" label="开放时段" />
        <DateRangeField name="dates" label="有效期" required />
        <DateField name="day" label="升级日期" help="当天 03:00 开始" />
        <RadioField
          name="pay"
          label="支付方式"
          options={[
            { value: 'balance', label: '账户余额' },
            { value: 'wechat', label: '微信支付' },
          ]}
        />
        <CheckboxesField
          name="days"
          label="星期"
          options={['一', '二', '三'].map((day, index) => ({ value: String(index + 1), label: `星期${day}` }))}
        />
        <SwitchField name="on" label="已开启" />
      </FormRow>
      <CheckboxField name="agree" label="服务协议" required>
        同意 <a href="#agreement">《服务协议》</a>
      </CheckboxField>
      <FormActions>
        <Button>取消</Button>
        <SubmitButton>保存</SubmitButton>
      </FormActions>
    </Form>
  </Ground>
);

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

export const SignIn = () => (
  <Ground>
    <Form size="lg" guarded={false} onSubmit={() => undefined} label="登录">
      <TextField name="mobile" label="手机号" type="tel" autoComplete="username" required rules={[mobile]} />
      <PasswordField name="password" label="新密码" purpose="new" required rules={[password]} />
      <CaptchaField name="captcha" label="图形验证码" image={picture} onReload={() => undefined} required />
      <SmsCodeField
        name="code"
        label="短信验证码"
        needs={['mobile', 'captcha']}
        send={() => Promise.resolve()}
        required
      />
      <SubmitButton size="lg" block>
        登录
      </SubmitButton>
    </Form>
  </Ground>
);

export const Bare = () => (
  <Line title="搜索">
    <SearchInput aria-label="搜索" placeholder="搜索备注、GWID、IP" value="" onChange={() => undefined} />
    <Button icon={<Search />}>搜索</Button>
  </Line>
);

/** Sent with nothing filled in: what is wrong stands at each field. */
export const Refused = () => (
  <Pressed names={['保存']}>
    <Fields />
  </Pressed>
);

const open = (
  <Ground>
    <Form guarded={false} onSubmit={() => undefined} label="投放" initial={{ cities: ['上海'] }}>
      <ComboboxField name="city" label="城市" options={cities} />
      <MultiSelectField name="cities" label="投放城市" options={cities} />
      <DateField name="day" label="日期" />
    </Form>
  </Ground>
);

export const OpenedCombobox = () => <Pressed names={['请选择']}>{open}</Pressed>;

export const OpenedMultiSelect = () => <Pressed names={['投放城市']}>{open}</Pressed>;
