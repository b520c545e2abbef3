import { PhotoCard } from '../../people/photos/photos.tsx'
import { branchPhoto } from './branch-photo.atoms.ts'

/** The photo on a branch's public page. */
export const BranchPhoto = ({ uuid }: { uuid: string }) => <PhotoCard of={branchPhoto} id={uuid} />
