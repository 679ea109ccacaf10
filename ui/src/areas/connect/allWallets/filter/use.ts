export { CertifiedSwitch } from './CertifiedSwitch.tsx'
