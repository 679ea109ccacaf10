import { defineConfig } from '@wallet-kit/codegen'

export default defineConfig({
  inputs: [
    'schemas/services/data-service.openapi.yaml',
    'schemas/services/wallet-directory.openapi.yaml',
    'schemas/services/auth-session.openapi.yaml',
    'schemas/services/name-service.openapi.yaml',
    'schemas/services/analytics.openapi.yaml',
    'schemas/services/rpc-proxy.openapi.yaml',
    'schemas/frame/frame.channel.yaml',
    'schemas/rpc/ethereum.openrpc.json',
    'schemas/rpc/solana.openrpc.json',
    'schemas/rpc/bundler.openrpc.json',
    'schemas/signIn/signIn.schema.json',
    { path: 'schemas/options/createAppKitOptions.schema.json', name: 'options' },
    'schemas/errors.yaml',
  ],
  output: 'generated',
  targets: [
    'types',
    'validators',
    'client',
    'query',
    'react',
    'handlers',
    'routes',
    'channel',
    'rpc',
    'errors',
  ],
  importExtension: '.ts',
  ownsOutput: true,
})
