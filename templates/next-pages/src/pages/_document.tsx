import { Head, Html, Main, NextScript } from 'next/document'

export default function Document() {
  return (
    <Html lang="en">
      <Head>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="An app that connects wallets" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
