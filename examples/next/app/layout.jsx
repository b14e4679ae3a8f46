import { connection } from 'next/server';
import 'netpane/theme.css';
import './app.css';

export const metadata = { title: 'Next 应用里的 Netpane', icons: { icon: 'data:,' } };

export default async function Layout({ children }) {
  // Made for each request: the nonce of the policy and the address of the cloud are known then.
  await connection();
  return (
    <html lang="zh-CN">
      <head>
        <meta name="netpane" content={process.env.NETPANE_URL} />
      </head>
      <body>{children}</body>
    </html>
  );
}
