import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginFaker } from '@kubb/plugin-faker'
import { pluginMsw } from '@kubb/plugin-msw'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginReactQuery } from '@kubb/plugin-react-query'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

/** Every layer that it has, in a file for each operation, the default of its plugins. */
export default defineConfig({
  root: '.',
  input: { path: process.env.BENCH_DOCUMENT },
  output: { path: process.env.BENCH_OUTPUT, clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginClient({ client: 'fetch' }),
    pluginZod(),
    pluginReactQuery({ client: { client: 'fetch' } }),
    pluginFaker(),
    pluginMsw({ parser: 'faker' }),
  ],
})
