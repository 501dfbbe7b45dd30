/** The package’s own modules and their looks; loaded when a sample comes near. */
import "./live.css";

export { toast } from "daylit/internal/behaviour/index.js";
