import { serve } from '@setapak/worker-pool/worker';
import { encodeAvatar, encodePhotograph, encodePicture } from './encode-avatar.ts';
import { encodeFramed } from './encode-framed.ts';
import { encodeScan } from './encode-scan.ts';
import { encodePage, encodePng } from './encode-page.ts';

serve({ encodeAvatar, encodeFramed, encodePhotograph, encodePicture, encodeScan, encodePage, encodePng });
