import { EmbedMaker } from './maker.tsx'

/** Within the administration, which draws the title. */
export const Page = () => <EmbedMaker />
