import type { AppProps } from 'next/app'
import Head from 'next/head'
import { Providers } from '../Providers.tsx'
import { readSettings } from '../readSettings.ts'
import type { VisitProps } from '../VisitProps.ts'
import '../styles.css'

const { appName } = readSettings()

/** The kit for all pages. A page that reads the last visit in `getServerSideProps` arrives with its account. */
export default function App({ Component, pageProps }: AppProps<Partial<VisitProps>>) {
  const { initialState, ...props } = pageProps
  return (
    <Providers initialState={initialState ?? undefined}>
      <Head>
        <title>{appName}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Component {...props} />
    </Providers>
  )
}
