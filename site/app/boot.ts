/**
 * Runs in the head before the first paint: puts the remembered theme on the page so that nothing
 * flashes, and remembers a new choice from then on. Kept as text because it is inlined.
 */
export const bootScript = `(()=>{
let d=document,r=d.documentElement,k="theme",set=t=>{t==="light"||t==="dark"?r.dataset.theme=t:delete r.dataset.theme},s;
try{s=localStorage.getItem(k)}catch{}
set(s);
d.addEventListener("DOMContentLoaded",()=>{let i=d.querySelector('[name=theme][value="'+r.dataset.theme+'"]');if(i)i.checked=true});
d.addEventListener("change",e=>{if(e.target.name===k){set(e.target.value);try{localStorage.setItem(k,e.target.value)}catch{}}})
})()`;
