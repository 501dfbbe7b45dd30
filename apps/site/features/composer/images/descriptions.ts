import { describePictures } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import { descriptions } from "@daylit/pictures/descriptions.ts";

// Most of the picture library's bytes: loaded when the first page has been drawn.
describePictures(descriptions);
