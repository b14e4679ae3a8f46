import { QrCode } from '.';
import { CopyButton } from '../copy';
import { SafeHtml } from '../html';
import { Logo, Mark } from '../logo';
import { ProgressBar } from '../progress-bar';
import { Line } from '../story';

export default { title: 'ui / qr' };

export const Various = () => (
  <>
    <ProgressBar active />
    <Line title="标志">
      <Logo />
      <Mark size={20} />
    </Line>
    <Line title="二维码">
      <QrCode text="https://cloud.example.com/s/8F3K-27QD" label="服务二维码" />
    </Line>
    <Line title="复制">
      8F3K-27QD
      <CopyButton text="8F3K-27QD" />
      <CopyButton text="8F3K-27QD" label="复制" />
    </Line>
    <Line title="富文本">
      <SafeHtml
        html={
          '<h3>平台升级</h3><p style="color:red" onclick="x()">02:00–04:00 期间 <b>无法登录</b>，<a href="https://example.com">详情</a></p><ul><li>下发配置</li></ul><script>x()</script>'
        }
      />
    </Line>
  </>
);
