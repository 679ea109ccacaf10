export {
  HydratedAppKitProvider as AppKitProvider,
  type HydratedAppKitProviderProps as AppKitProviderProps,
} from '../page/HydratedAppKitProvider.tsx'
