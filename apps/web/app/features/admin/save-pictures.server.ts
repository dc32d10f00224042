import { AppError } from '~/services/error.ts';
import type { FieldErrors } from '~/services/form.ts';
import { drawPhoto } from '~/services/images/draw-photo.server.ts';
import type { Services } from '~/services/services.server.ts';
import { pictureAddress } from '~/services/storage/picture-address.ts';
import { uploadOf, type FormField } from './resource.ts';

interface SavePictures {
  services: Pick<Services, 'images' | 'storage'>;
  fields: readonly FormField[];
  form: FormData;
}

interface SavedPictures {
  /** The addresses of what was stored, by the field's name. */
  values: Record<string, string>;
  keys: string[];
  errors: FieldErrors;
}

/** Stores the pictures that came with a form, each drawn anew. */
export async function savePictures({ services, fields, form }: SavePictures): Promise<SavedPictures> {
  const saved: SavedPictures = { values: {}, keys: [], errors: {} };
  for (const { name, kind } of fields) {
    const file = kind === 'picture' ? form.get(uploadOf(name)) : null;
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      const picture = await drawPhoto({
        bytes: new Uint8Array(await file.arrayBuffer()),
        draw: (photo) => services.images.picture(photo),
      });
      const { key } = await services.storage.put('picture', picture, { contentType: 'image/webp' });
      saved.keys.push(key);
      saved.values[name] = pictureAddress(key);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      saved.errors[name] = error.text;
    }
  }
  return saved;
}
